import { type AnyActorLogic, createActor, type Snapshot } from 'xstate';
import { decode } from './decode.ts';
import { inertLogic, isMachine } from './inert-logic.ts';
import { inertScope } from './inert-scope.ts';
import type { JournalEntry, JournalStart } from './journal.ts';

type State = Snapshot<unknown>;

/** The state an actor of this logic begins with. Nothing runs. */
export function firstState(logic: AnyActorLogic, from: JournalStart): State {
  if (from.kind === 'input') return inertLogic(logic).getInitialSnapshot(inertScope(), decode(from.input));
  const { status, value, context, output, error, children, history } = from.state;
  const kept = { status, context: decode(context), output: decode(output), error: decode(error) };
  if (!isMachine(logic)) return kept as State;
  const idle = { status: 'active', input: undefined, output: undefined, error: undefined };
  const snapshot = {
    ...kept,
    value,
    children: Object.fromEntries(Object.entries(children).map(([id, src]) => [id, { src, snapshot: idle }])),
    historyValue: Object.fromEntries(
      Object.entries(history).map(([id, nodes]) => [id, nodes.map((node) => ({ id: node }))]),
    ),
  };
  return createActor(inertLogic(logic), { snapshot: snapshot as unknown as State }).getSnapshot();
}

/** The state after an event. Nothing runs; what an actor no longer hears changes nothing. */
export function nextState(logic: AnyActorLogic, state: State, entry: JournalEntry): State {
  if (state.status !== 'active' || entry.isUnheard) return state;
  const event = { ...(decode(entry.payload) as object), type: entry.type };
  try {
    return inertLogic(logic).transition(state, event, inertScope());
  } catch (error) {
    return { ...state, status: 'error', error } as State;
  }
}
