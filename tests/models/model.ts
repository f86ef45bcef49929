import {
  type ActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  getNextTransitions,
} from 'xstate';
import { TestModel } from 'xstate/graph';

export type ModelEvent = AnyEventObject;

interface ModelStep {
  readonly event: ModelEvent;
  /** State after the event, by the definition. */
  readonly state: AnyMachineSnapshot;
}

export interface ModelPath {
  readonly description: string;
  readonly steps: readonly ModelStep[];
}

interface ModelOptions {
  /** Every event with every payload that makes a difference; each is offered only where the machine listens to it. */
  readonly events: readonly ModelEvent[];
  /** Part of the context that tells two model states apart; the less, the fewer paths. */
  readonly key?: (snapshot: AnyMachineSnapshot) => unknown;
  readonly input?: unknown;
  /** Offers an event only where this holds, for a model that would never end otherwise. */
  readonly when?: (snapshot: AnyMachineSnapshot, event: ModelEvent) => boolean;
}

/** A promise actor's answer; `id` is its invoke's id. */
export const done = (id: string, output?: unknown): ModelEvent => ({
  type: `xstate.done.actor.${id}`,
  output,
  actorId: id,
});

/** A promise actor's failure. */
export const failed = (id: string, error: unknown): ModelEvent => ({
  type: `xstate.error.actor.${id}`,
  error,
  actorId: id,
});

/** The passing of a named delay in a state, for example `after('showAfter', 'splash.waiting')`. */
export const after = (delay: string, stateId: string): ModelEvent => ({ type: `xstate.after.${delay}.${stateId}` });

/**
 * Shortest paths through the production machine itself, invocations and delays included: one for each
 * edge (state, event, state). `new TestModel`, because `createTestModel` refuses invocations and delays.
 */
export function pathsOf(machine: AnyStateMachine, { events, key, input, when }: ModelOptions): readonly ModelPath[] {
  const nameState = (snapshot: AnyMachineSnapshot): string => stringify([snapshot.value, key?.(snapshot)]);
  const offered = (snapshot: AnyMachineSnapshot): ModelEvent[] => {
    // The traversal does not stop at final states by itself.
    if (snapshot.status !== 'active') return [];
    const heard = new Set<string>(getNextTransitions(snapshot).map(({ eventType }) => eventType));
    return events.filter((event) => heard.has(event.type) && snapshot.can(event) && (when?.(snapshot, event) ?? true));
  };
  const logic = machine as unknown as ActorLogic<AnyMachineSnapshot, ModelEvent, unknown>;
  const model = new TestModel(logic, {
    input,
    events: offered,
    serializeEvent: stringify,
    serializeState: (snapshot, event, previous) =>
      event
        ? `${nameState(snapshot)} by ${stringify(event)} from ${previous ? nameState(previous) : ''}`
        : nameState(snapshot),
  });
  return model.getShortestPaths().map(({ steps }) => ({ steps, description: describePath(steps) }));
}

const describePath = (steps: readonly ModelStep[]): string =>
  steps.map(({ event, state }) => `${describeEvent(event)} -> ${stringify(state.value)}`).join(', ');

function describeEvent({ type, actorId: _, ...payload }: ModelEvent): string {
  const text = stringify(payload);
  return text === '{}' ? type : `${type} ${text}`;
}

function stringify(value: unknown): string {
  return JSON.stringify(value, (_, part) => (part instanceof Error ? `${part.name}: ${part.message}` : part)) ?? '';
}
