import type { Command } from '../log/command.ts';
import { changesBetween } from '../undo/changes-between.ts';

type States = ReadonlyMap<string, unknown>;
type Wish = Pick<Command, 'type' | 'stream' | 'data'>;

/**
 * What leads from now back to how it was at an earlier moment, to be issued as one change. A field that somebody changes
 * meanwhile stays as they leave it.
 */
export function wishesToRestore(earlier: States, now: States): readonly Wish[] {
  return [...now].flatMap(([stream, state]) => {
    const fields = changesBetween(stream, earlier.get(stream), state);
    return fields ? [{ type: 'UndoChange', stream, data: { fields: { ...fields } } as unknown as Wish['data'] }] : [];
  });
}
