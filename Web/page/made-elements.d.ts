/** The elements with an id that scripts make and others ask for. */
export interface MadeElements {
  rival: HTMLElement;
  statistics: HTMLDialogElement;
}
