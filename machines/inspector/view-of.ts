import type { AnyMachineSnapshot, Snapshot, StateValue } from 'xstate';
import type { Logics } from '../journal/collect-logics.ts';
import { Encoder, type Json } from '../journal/encoder.ts';
import { isMachine } from '../journal/inert-logic.ts';
import { Masker } from '../journal/masker.ts';
import type { Chart } from './chart.ts';
import { chartOf } from './chart-of.ts';

/** An actor's state in a form to display. */
export interface StateView {
  readonly status: string;
  /** Ids of the states it is in. */
  readonly states: ReadonlySet<string>;
  /** `signedIn.idle`; several where states are parallel. */
  readonly value: string;
  readonly context: Json;
}

const encoder = new Encoder(new Masker(new Uint8Array()));

export function viewOf(state: Snapshot<unknown>): StateView {
  const { status } = state;
  const { value, context, _nodes: nodes = [] } = state as Partial<AnyMachineSnapshot>;
  return {
    status,
    states: new Set(nodes.map(({ id }) => id)),
    value: value === undefined ? '' : pathsOf(value).join(', '),
    context: encoder.encode(context),
  };
}

/** The statechart of a machine; null for a store, or if the machine is not known. */
export function chartNamed(name: string, logics: Logics): Chart | null {
  const logic = logics.get(name);
  return logic && isMachine(logic) ? chartOf(logic) : null;
}

const pathsOf = (value: StateValue): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([key, inner]) => {
        const paths = inner === undefined ? [] : pathsOf(inner);
        return paths.length === 0 ? [key] : paths.map((path) => `${key}.${path}`);
      });
