import { useActorRef } from '@xstate/react';
import type { ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate';
import { useApp } from './app-context.ts';

type Input<Machine extends AnyStateMachine> =
  undefined extends InputFrom<Machine> ? readonly [] : readonly [InputFrom<Machine>];

/** Runs a flow's machine, its actors provided, as long as the screen is shown. */
export function useFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  ...[input]: Input<Machine>
): ActorRefFrom<Machine> {
  const run = useActorRef as unknown as (logic: Machine, options: object) => ActorRefFrom<Machine>;
  const { inspect } = useApp();
  return run(machine, { input, inspect });
}
