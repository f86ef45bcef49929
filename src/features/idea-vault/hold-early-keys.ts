import type { IdeaCellActor } from '#machines/vault/idea-cell.machine.ts';
import { typedAfter } from '#ui/narrow-entries.ts';

/** Elements that take the keyboard once they are there. */
const editors = '[role=menu], [role=dialog]';

/** Returns a field's text after a key: letters as they are, spaces too. Null if the key is not for writing. */
export function writtenAfter(
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  written: string,
): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'Backspace') return written.slice(0, -1);
  return [...key].length === 1 ? written + key : null;
}

/**
 * From the moment in which a cell is opened, letters are its editor's, also while that is still on its way: they run no
 * command on the row, and are kept for it. Returns how to stop.
 */
export function holdEarlyKeys(cells: IdeaCellActor): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest(editors)) return;
    const { cell, typed } = cells.getSnapshot().context;
    const isField = cell === 'title' || cell === 'tags';
    const next = isField ? writtenAfter(event, typed) : typedAfter(event, typed);
    if (next !== null) cells.send({ type: 'letters.typed', typed: next });
    else if (event.key === 'Enter' && typed !== '') cells.send({ type: 'choice.confirmed' });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', onKeyDown, { capture: true });
  return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
}
