export interface KeyPress {
  /** `Mod+K` or `Mod+Shift+Z` with Ctrl or Cmd, otherwise the sign itself, letters as capitals: `C`, `?`. */
  readonly key: string;
  /** A field is typed in, or a dialog or menu has the keyboard. */
  readonly isTaken: boolean;
}

const dialogs = '[role=dialog], [role=alertdialog]';
const fields =
  'input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit], [type=file]), textarea, [contenteditable]:not([contenteditable=false])';
/** Chords that mean something of their own while text is edited. */
const editing: readonly string[] = ['Mod+Z', 'Mod+Shift+Z', 'Mod+Y'];
const taken =
  'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Hears keys wherever they are pressed. Those that the listener answers with true are kept from the browser. */
export function watchKeys(root: Document, listener: (press: KeyPress) => boolean): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat || event.altKey) return;
    const key = nameOf(event);
    if (key === null) return;
    const { target } = event;
    const isTaken = target instanceof Element && target.closest(takersOf(key)) !== null;
    if (listener({ key, isTaken })) event.preventDefault();
  };
  root.addEventListener('keydown', onKeyDown);
  return () => root.removeEventListener('keydown', onKeyDown);
}

function takersOf(key: string): string {
  if (!key.includes('+')) return taken;
  return editing.includes(key) ? `${dialogs}, ${fields}` : dialogs;
}

/** Null for keys that write nothing, such as Shift or the arrows, but for F2, which renames. */
function nameOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string | null {
  if (key === 'F2' && !ctrlKey && !metaKey && !shiftKey) return key;
  if ([...key].length !== 1) return null;
  const sign = key.toUpperCase();
  if (!ctrlKey && !metaKey) return sign;
  // Of other signs than letters Shift is a part already.
  return shiftKey && sign !== key.toLowerCase() ? `Mod+Shift+${sign}` : `Mod+${sign}`;
}
