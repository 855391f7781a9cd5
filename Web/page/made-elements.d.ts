/** The elements with an id that one script makes and others look up. */
export interface MadeElements {
  statistics: HTMLDialogElement;
}
