import type { AnyActorRef, AnyStateNode, Snapshot, StateValue } from 'xstate';
import type { Encoder } from './encoder.ts';
import type { ActorState } from './journal.ts';

/** Fields that snapshots of machines and of stores have. */
interface Known {
  readonly status: string;
  readonly value?: StateValue;
  readonly context?: unknown;
  readonly output?: unknown;
  readonly error?: unknown;
  readonly children?: Readonly<Record<string, AnyActorRef>>;
  readonly historyValue?: Readonly<Record<string, readonly AnyStateNode[]>>;
}

/** A snapshot, written down. */
export function actorStateOf(snapshot: Snapshot<unknown>, encoder: Encoder): ActorState {
  const { status, value, context, output, error, children = {}, historyValue = {} } = snapshot as Known;
  return {
    status,
    value: value ?? null,
    context: encoder.encode(context),
    output: encoder.encode(output),
    error: encoder.encode(error),
    children: Object.fromEntries(Object.entries(children).map(([id, { src }]) => [id, String(src)])),
    history: Object.fromEntries(Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)])),
  };
}
