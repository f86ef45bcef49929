export interface KeyPress {
  /** `Mod+K` with Ctrl or Cmd, otherwise the sign itself, letters as capitals: `C`, `?`. */
  readonly key: string;
  /** A field is typed in, or a dialog or menu has the keyboard. */
  readonly isTaken: boolean;
}

const taken =
  'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Hears keys wherever they are pressed. Those that the listener answers with true are kept from the browser. */
export function watchKeys(root: Document, listener: (press: KeyPress) => boolean): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat || event.altKey) return;
    const key = nameOf(event);
    if (key === null) return;
    const { target } = event;
    const isTaken =
      target instanceof Element &&
      target.closest(key.includes('+') ? '[role=dialog], [role=alertdialog]' : taken) !== null;
    if (listener({ key, isTaken })) event.preventDefault();
  };
  root.addEventListener('keydown', onKeyDown);
  return () => root.removeEventListener('keydown', onKeyDown);
}

/** Null for keys that write nothing, such as Shift or the arrows. */
function nameOf({ key, ctrlKey, metaKey }: KeyboardEvent): string | null {
  if ([...key].length !== 1) return null;
  return ctrlKey || metaKey ? `Mod+${key.toUpperCase()}` : key.toUpperCase();
}
