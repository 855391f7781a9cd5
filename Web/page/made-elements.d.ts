/** The elements with an id that one script makes and others look up. */
export interface MadeElements {
  rival: HTMLElement;
  statistics: HTMLDialogElement;
}
