import { accept, type Decision, reject } from '../log/decision.ts';
import type { Json } from '../log/json.ts';
import type { Fact } from '../log/recorded-event.ts';
import { sameJson } from '../log/same-json.ts';
import type { UndoData } from './undo-command.ts';

/**
 * Restores only fields that still hold what the target wrote; if none does, the undo is rejected. `current` tells what
 * a field holds now; `restore` decides what leads to the wanted fields (null: the field is to be gone) by the rules of
 * its stream.
 */
export function decideUndo<Facts extends Fact>(
  current: (field: string) => Json | undefined,
  { undoes, fields }: UndoData,
  restore: (wanted: Readonly<Record<string, Json>>) => Decision<Facts>,
): Decision<Facts> {
  const names = Object.keys(fields);
  const wanted: Record<string, Json> = {};
  for (const name of names) {
    const change = fields[name];
    if (change && sameJson(current(name) ?? null, change.from)) wanted[name] = change.to;
  }
  if (names.length > 0 && Object.keys(wanted).length === 0) return reject('changed-since');
  const decision = restore(wanted);
  if (decision.kind === 'rejected') return decision;
  return undoes === undefined ? decision : accept(...decision.facts.map((fact) => ({ ...fact, undoes })));
}
