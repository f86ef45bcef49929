/** Brings the row of an interview into view, with the focus on what can be done with it. */
export function focusInterview(id: string): void {
  const row = document.querySelector(`[data-interview="${CSS.escape(id)}"]`);
  row?.scrollIntoView({ block: 'center' });
  row?.querySelector('button')?.focus({ preventScroll: true });
}
