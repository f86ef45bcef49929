import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate';
import { useApp } from './app-context.ts';

type Input<Machine extends AnyStateMachine> =
  undefined extends InputFrom<Machine> ? readonly [] : readonly [InputFrom<Machine>];

/**
 * Runs a flow's machine, its actors provided, as long as the screen is shown. One that is drawn again with every change
 * gives what makes the machine instead: that is called once, and providing costs as much as the machine is large.
 */
export function useFlow<Machine extends AnyStateMachine>(
  flow: Machine | (() => Machine),
  ...[input]: Input<Machine>
): ActorRefFrom<Machine> {
  const run = useActorRef as unknown as (logic: Machine, options: object) => ActorRefFrom<Machine>;
  const { inspect } = useApp();
  const [made] = useState(() => (typeof flow === 'function' ? flow() : undefined));
  return run(made ?? (flow as Machine), { input, inspect });
}
