import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate';
import { issue } from '#machines/issue.ts';
import { useApp } from './app-context.ts';
import { dispatch } from './dispatch-action.ts';

type Input<Machine extends AnyStateMachine> =
  undefined extends InputFrom<Machine> ? readonly [] : readonly [InputFrom<Machine>];

/**
 * Runs a flow's machine as long as the screen is shown. The screen provides what the machine asks for, but `issue`: the
 * commands of a flow are dispatched, unless the screen has an `issue` of its own.
 */
export function useFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  ...[input]: Input<Machine>
): ActorRefFrom<Machine> {
  const run = useActorRef as unknown as (logic: Machine, options: object) => ActorRefFrom<Machine>;
  const { inspect, services } = useApp();
  // To provide costs as much as a machine is large.
  const flow = useMemo(
    () =>
      machine.implementations.actions['issue'] === issue
        ? (machine.provide({ actions: { issue: dispatch(services) } }) as Machine)
        : machine,
    [machine, services],
  );
  return run(flow, { input, inspect });
}
