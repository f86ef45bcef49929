import { expect } from 'vitest';
import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
} from 'xstate';
import type { Coverage } from './coverage.ts';
import type { ModelEvent, ModelPath } from './model.ts';
import { Parked } from './parked.ts';
import { WatchedJournal } from './watch-journal.ts';

/** Throws if a required condition does not hold. Written by hand, so that the model is not its own judge. */
type Invariant = (snapshot: AnyMachineSnapshot, run: Run) => void;

/** Facts about the run besides the machine's state. */
interface Run {
  /** How many actors with this invoke id are waiting for their answer. */
  readonly running: (id: string) => number;
  /** How often an actor with this invoke id was started. */
  readonly started: (id: string) => number;
  readonly clock: SimulatedClock;
}

interface DriveOptions {
  readonly coverage: Coverage;
  readonly input?: unknown;
  /** Real or other fake actors; every other actor of the machine is a promise that the path's events settle. */
  readonly actors?: Readonly<Record<string, AnyActorLogic>>;
  /** Replaced actions, for example those that only app provides. */
  readonly actions?: Readonly<Record<string, () => void>>;
  /** For a delay that is computed: how long the clock goes on. In milliseconds. */
  readonly delays?: Readonly<Record<string, number>>;
  /** By state as `matches` takes it (`signedIn.refreshing`); `*` holds everywhere. */
  readonly invariants?: Readonly<Record<string, Invariant>>;
  /** Part of the context to compare with the model's; all of it by default. */
  readonly view?: (snapshot: AnyMachineSnapshot) => unknown;
  /** Called before the start, to listen to what is emitted. */
  readonly observe?: (actor: AnyActorRef) => void;
}

/**
 * Walks one path with a running actor: answers parked promises, advances the clock, sends the rest, and compares. What
 * it heard must replay to the state it ends in.
 */
export async function drivePath(machine: AnyStateMachine, path: ModelPath, options: DriveOptions): Promise<void> {
  const parked = new Parked();
  const clock = new SimulatedClock();
  const names = Object.keys(machine.implementations.actors);
  const subject = machine.provide({
    actors: { ...Object.fromEntries(names.map((name) => [name, parked.logic])), ...options.actors },
    actions: options.actions ?? {},
  });
  const actor = createActor(subject, { input: options.input, clock, inspect: options.coverage.inspect });
  const journal = new WatchedJournal();
  actor.system.inspect(journal.inspect);
  options.observe?.(actor);
  actor.start();
  const view = options.view ?? ((snapshot: AnyMachineSnapshot) => snapshot.context);
  for (const { event, state } of path.steps) {
    if (isAnswer(event)) await parked.settle(event);
    else if (isDelay(event)) clock.increment(lengthOf(event, machine, options.delays));
    else if (event.type !== 'xstate.init') actor.send(event);
    const now: AnyMachineSnapshot = actor.getSnapshot();
    expect({ value: now.value, view: view(now) }).toEqual({ value: state.value, view: view(state) });
    for (const [name, holds] of Object.entries(options.invariants ?? {})) {
      if (name === '*' || matches(now, name)) holds(now, { running: parked.running, started: parked.started, clock });
    }
  }
  journal.expectIdentical();
  actor.stop();
}

/** `matches` takes nested states as objects, people write them with dots. */
function matches(snapshot: AnyMachineSnapshot, name: string): boolean {
  const value = name
    .split('.')
    .reduceRight<unknown>((inner, part) => (inner === null ? part : { [part]: inner }), null);
  return snapshot.matches(value as never);
}

const isAnswer = (event: ModelEvent): boolean => /^xstate\.(done|error)\.actor\./.test(event.type);
const isDelay = (event: ModelEvent): boolean => event.type.startsWith('xstate.after.');

function lengthOf(event: ModelEvent, machine: AnyStateMachine, given: DriveOptions['delays'] = {}): number {
  const name = event.type.split('.')[2] ?? '';
  const length: unknown = given[name] ?? machine.implementations.delays[name];
  if (typeof length !== 'number') throw new Error(`say how long the delay ${name} lasts`);
  return length;
}
