import { type AnyActorLogic, type AnyStateMachine, fromPromise, StateMachine } from 'xstate';

const inert = fromPromise<never, unknown>(() => new Promise(() => {}));
const copies = new WeakMap<AnyActorLogic, AnyActorLogic>();

export const isMachine = (logic: AnyActorLogic): logic is AnyStateMachine => logic instanceof StateMachine;

/** The same machine, whose actors do nothing: what they answered is among the events of a journal. */
export function inertLogic(logic: AnyActorLogic): AnyActorLogic {
  if (!isMachine(logic)) return logic;
  const names = Object.keys(logic.implementations.actors);
  const copy = copies.get(logic) ?? logic.provide({ actors: Object.fromEntries(names.map((name) => [name, inert])) });
  copies.set(logic, copy);
  return copy;
}
