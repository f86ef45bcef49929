import { type AnyMachineSnapshot, type AnyTransitionDefinition, getMicrosteps, type Snapshot } from 'xstate';
import { decode } from '../journal/decode.ts';
import type { JournalEntry } from '../journal/journal.ts';
import { transitionId } from './chart-of.ts';

/** The ids of the transitions that an event takes in a state, and of those that follow at once. */
export function firedBy(entry: JournalEntry, before: Snapshot<unknown>): readonly string[] {
  if (!('machine' in before) || before.status !== 'active' || entry.isUnheard) return [];
  const snapshot = before as AnyMachineSnapshot;
  const { machine } = snapshot;
  const event = { ...(decode(entry.payload) as object), type: entry.type };
  try {
    const steps = getMicrosteps(machine, snapshot, event).map(([step]) => step as AnyMachineSnapshot);
    const following = steps.slice(1).flatMap((step, index) => takenAtOnce(steps[index] ?? snapshot, step));
    return [...machine.getTransitionData(snapshot, event), ...following].map((transition) =>
      transitionId(transition, transition.source),
    );
  } catch {
    // What broke the machine took no transition.
    return [];
  }
}

/** XState does not tell which eventless transition it took: the first that leads from one state to the other. */
function takenAtOnce(from: AnyMachineSnapshot, to: AnyMachineSnapshot): readonly AnyTransitionDefinition[] {
  const leadsThere = ({ target = [] }: AnyTransitionDefinition): boolean =>
    target.length > 0 &&
    target.every((node) => to._nodes.includes(node)) &&
    target.some((node) => !from._nodes.includes(node));
  return from._nodes.flatMap(({ always = [] }) => always.filter(leadsThere).slice(0, 1));
}
