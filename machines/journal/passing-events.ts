import type { AnyActorLogic, Snapshot } from 'xstate';
import type { JournalEntry } from './journal.ts';
import { nextState } from './replay-step.ts';

/** Events that come with every frame, and of which the last one says all; whether it did is proven each time. */
const passing = new Set([
  'pointer.moved',
  'finger.moved',
  'cursor.moved',
  'camera.set',
  'camera.dragged',
  'glide.advanced',
]);

export const passes = (type: string): boolean => passing.has(type);

/** One of them, and the state before it. */
export interface Passing {
  readonly entry: JournalEntry;
  readonly before: Snapshot<unknown>;
}

/** The events without the one at `at`, where they lead to the same state without it; null if they do not. */
export function withoutOne(
  logic: AnyActorLogic,
  trail: readonly Passing[],
  at: number,
  to: Snapshot<unknown>,
): readonly Passing[] | null {
  const first = trail[at];
  if (!first) return null;
  const shorter = trail.slice(0, at);
  let state = first.before;
  for (const { entry } of trail.slice(at + 1)) {
    shorter.push({ entry, before: state });
    state = nextState(logic, state, entry);
    if (!isSame(entry.value, fieldOf(state, 'value'))) return null;
  }
  return isSameState(state, to) ? shorter : null;
}

function isSameState(a: Snapshot<unknown>, b: Snapshot<unknown>): boolean {
  const names = ['status', 'value', 'context', 'historyValue'];
  return (
    names.every((name) => isSame(fieldOf(a, name), fieldOf(b, name))) &&
    isSame(Object.keys(childrenOf(a)).sort(), Object.keys(childrenOf(b)).sort())
  );
}

const fieldOf = (state: Snapshot<unknown>, name: string): unknown =>
  (state as unknown as Record<string, unknown>)[name];
const childrenOf = (state: Snapshot<unknown>): object => (fieldOf(state, 'children') as object | undefined) ?? {};

/** By their contents; what both share is not looked into, so that it costs what has changed. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const prototype = Object.getPrototypeOf(a);
  if (prototype !== Object.getPrototypeOf(b)) return false;
  if (!Array.isArray(a) && prototype !== Object.prototype && prototype !== null) return false;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => name in right && isSame(left[name], right[name]))
  );
}
