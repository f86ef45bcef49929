import type { IdeaCellActor } from '#machines/idea-cell.machine.ts';
import { typedAfter } from '#ui/narrow-entries.ts';

/** What has the keyboard once it is there. */
const editors = '[role=menu], [role=dialog]';

/**
 * From the moment in which a cell is opened, letters are its editor's, also while that is still on its way: they run no
 * command on the row. Those for a menu are kept for it. Returns how to stop.
 */
export function holdEarlyKeys(cells: IdeaCellActor): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest(editors)) return;
    const { typed } = cells.getSnapshot().context;
    const next = typedAfter(event, typed);
    if (next !== null) cells.send({ type: 'letters.typed', typed: next });
    else if (event.key === 'Enter' && typed !== '') cells.send({ type: 'choice.confirmed' });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', onKeyDown, { capture: true });
  return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
}
