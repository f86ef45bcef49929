/** Ctrl or Cmd with Enter submits the form of a dialog from anywhere in it, also from a button that Enter would press. */
export function submitByKey(dialog: HTMLElement | null): (() => void) | undefined {
  if (!dialog) return undefined;
  const hear = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !(event.target instanceof Element)) return;
    const form = event.target.closest('form') ?? dialog.querySelector('form');
    if (!form) return;
    event.preventDefault();
    event.stopPropagation();
    form.requestSubmit();
  };
  dialog.addEventListener('keydown', hear, { capture: true });
  return () => dialog.removeEventListener('keydown', hear, { capture: true });
}
