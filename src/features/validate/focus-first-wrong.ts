/** Leads to the first field that is wrong; in a group of choices to the one that Tab would reach. */
export function focusFirstWrong(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true]');
  const field = wrong?.matches('input, textarea') ? wrong : wrong?.querySelector<HTMLElement>('input');
  field?.focus();
}
