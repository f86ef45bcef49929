import type { Snapshot, StateValue } from 'xstate';
import { actorStateOf } from './actor-state.ts';
import type { Logics } from './collect-logics.ts';
import { firstDifference } from './difference.ts';
import { Encoder } from './encoder.ts';
import type { Journal, JournalActor, JournalEntry } from './journal.ts';
import { Masker } from './masker.ts';
import { firstState, nextState } from './replay-step.ts';

export type ReplayResult =
  | { readonly kind: 'identical'; readonly actors: number; readonly events: number }
  | { readonly kind: 'unknown-machine'; readonly actor: string; readonly machine: string }
  | {
      readonly kind: 'different';
      readonly actor: string;
      /** The first event after which the actor differs; null if it began differently. */
      readonly entry: JournalEntry | null;
      /** Path of the value that differs: `value`, `context.tokens.accessToken`. */
      readonly at: string;
      readonly recorded: unknown;
      readonly replayed: unknown;
    };

/** Leads every actor through what it heard and compares where that ends. Nothing runs; the order is the journal's. */
export function replayJournal(journal: Journal, logics: Logics): ReplayResult {
  // Nothing is secret any more: masked texts stay as they are.
  const encoder = new Encoder(new Masker(new Uint8Array()));
  for (const actor of journal.actors) {
    const result = replayActor(actor, journal, logics, encoder);
    if (result) return result;
  }
  return { kind: 'identical', actors: journal.actors.length, events: journal.entries.length };
}

function replayActor(
  { address, machine, from }: JournalActor,
  journal: Journal,
  logics: Logics,
  encoder: Encoder,
): ReplayResult | null {
  const logic = logics.get(machine);
  if (!logic) return { kind: 'unknown-machine', actor: address, machine };
  let state = firstState(logic, from);
  let last: JournalEntry | null = null;
  for (const entry of journal.entries) {
    if (entry.actor !== address) continue;
    state = nextState(logic, state, entry);
    last = entry;
    const difference = entry.value === undefined ? null : firstDifference(entry.value, stateValueOf(state));
    if (difference) return { kind: 'different', actor: address, entry, ...difference, at: `value${difference.at}` };
  }
  const difference = firstDifference(journal.ends[address], actorStateOf(state, encoder));
  return difference && { kind: 'different', actor: address, entry: last, ...difference, at: difference.at.slice(1) };
}

const stateValueOf = (state: Snapshot<unknown>): StateValue | null =>
  'value' in state ? (state.value as StateValue) : null;
