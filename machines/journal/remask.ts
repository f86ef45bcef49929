import { decode } from './decode.ts';
import type { Encoder, Json } from './encoder.ts';
import type { ActorState, JournalActor, JournalEntry } from './journal.ts';

// What was written down before a secret was known for one is masked once more.

export const remaskEntry = (entry: JournalEntry, encoder: Encoder): JournalEntry => ({
  ...entry,
  payload: remask(entry.payload, encoder),
});

export const remaskStart = (actor: JournalActor, encoder: Encoder): JournalActor => ({
  ...actor,
  from:
    actor.from.kind === 'input'
      ? { kind: 'input', input: remask(actor.from.input, encoder) }
      : { kind: 'checkpoint', state: remaskState(actor.from.state, encoder) },
});

export const remaskState = (state: ActorState, encoder: Encoder): ActorState => ({
  ...state,
  context: remask(state.context, encoder),
  output: remask(state.output, encoder),
  error: remask(state.error, encoder),
});

const remask = (json: Json, encoder: Encoder): Json => encoder.encode(decode(json));
