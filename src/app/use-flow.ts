import { useActorRef } from '@xstate/react';
import type { ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate';

type Input<Machine extends AnyStateMachine> =
  undefined extends InputFrom<Machine> ? readonly [] : readonly [InputFrom<Machine>];

/** Runs a flow's machine, its actors provided, as long as the screen is shown. */
export function useFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  ...[input]: Input<Machine>
): ActorRefFrom<Machine> {
  const run = useActorRef as unknown as (logic: Machine, options: object) => ActorRefFrom<Machine>;
  return run(machine, { input });
}
