/** Ctrl or Cmd with Enter submits the form that is typed in, as its button does. Returns how to stop that. */
export function submitByKeys(root: Document): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, target } = event;
    if (key !== 'Enter' || !(ctrlKey || metaKey) || event.isComposing || event.defaultPrevented) return;
    const form = target instanceof Element ? target.closest('form') : null;
    if (!form) return;
    event.preventDefault();
    form.requestSubmit();
  };
  root.addEventListener('keydown', onKeyDown);
  return () => root.removeEventListener('keydown', onKeyDown);
}
