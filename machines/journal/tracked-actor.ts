import type { Actor, AnyActorLogic, AnyActorRef, AnyEventObject, Snapshot, StateValue } from 'xstate';
import { actorStateOf } from './actor-state.ts';
import type { Encoder, Json } from './encoder.ts';
import { isMachine } from './inert-logic.ts';
import type { ActorState, JournalActor, JournalEntry, JournalStart } from './journal.ts';
import { type Passing, passes, withoutOne } from './passing-events.ts';
import { firstState, nextState } from './replay-step.ts';

export type Draft = { -readonly [Key in keyof JournalEntry]: JournalEntry[Key] };

/** Number of kinds of passing events that an actor may hear with each frame. */
const trailMax = 4;

/** One actor whose events are kept. */
export class TrackedActor {
  readonly address: string;
  readonly #ref: AnyActorRef;
  readonly since: number;
  readonly #machine: string;
  readonly #input: JournalStart;
  /** Sent, but the actor has not come to them. */
  #waiting: { readonly event: AnyEventObject; readonly entry: Draft }[] = [];
  #held = 0;
  /** The state before the oldest event that is still kept; null while all are. */
  #checkpoint: Snapshot<unknown> | null = null;
  #end: ActorState | null = null;
  /** The current state. */
  #state: Snapshot<unknown> | null = null;
  /** The passing events that it heard last, without any other between them. */
  #trail: readonly Passing[] = [];
  /** Without the one that changed nothing that a later one did not change as well. */
  #shorter: readonly Passing[] | null = null;

  constructor(ref: AnyActorRef, address: string, since: number, from: JournalStart) {
    this.#ref = ref;
    this.address = address;
    this.since = since;
    this.#machine = machineNameOf(ref);
    this.#input = from;
  }

  get end(): ActorState | null {
    return this.#end;
  }

  /** Nothing of it is kept any more, and nothing will come. */
  get isForgotten(): boolean {
    return this.#end !== null && this.#held === 0;
  }

  sent(event: AnyEventObject, entry: Draft): void {
    this.#held++;
    this.#waiting.push({ event, entry });
  }

  /** Answers an event of before that can be left out: what came after it leads to the same state without it. */
  heard(event: AnyEventObject, snapshot: Snapshot<unknown>, encoder: Encoder): JournalEntry | null {
    const index = this.#waiting.findIndex((waiting) => waiting.event === event);
    const [now, ...passedOver] = this.#waiting.splice(0, index + 1).reverse();
    for (const { entry } of passedOver) entry.isUnheard = true;
    if (now && 'value' in snapshot) now.entry.value = snapshot.value as StateValue;
    const idle = this.#follow(now?.entry, snapshot, passedOver.length > 0);
    if (snapshot.status === 'active') return idle;
    for (const { entry } of this.#waiting) entry.isUnheard = true;
    this.#waiting = [];
    this.#end = actorStateOf(snapshot, encoder);
    return idle;
  }

  /** Notes that the entry that `heard` returned is not kept anywhere any more. */
  leftOut(): void {
    this.#held--;
    if (this.#shorter) this.#trail = this.#shorter;
  }

  #follow(entry: Draft | undefined, snapshot: Snapshot<unknown>, isBroken: boolean): JournalEntry | null {
    const before = this.#state;
    this.#state = snapshot;
    if (!entry) return null;
    const trail = isBroken ? [] : this.#trail;
    this.#shorter = null;
    if (!before || !passes(entry.type)) {
      this.#trail = [];
      return null;
    }
    this.#trail = [...trail, { entry, before }].slice(-trailMax);
    const at = trail.findLastIndex((one) => one.entry.type === entry.type);
    this.#shorter =
      at < 0 ? null : withoutOne(logicOf(this.#ref), this.#trail, this.#trail.length - 1 - trail.length + at, snapshot);
    return this.#shorter ? (trail[at]?.entry ?? null) : null;
  }

  dropped(entry: JournalEntry): void {
    this.#held--;
    const logic = logicOf(this.#ref);
    this.#checkpoint = nextState(logic, this.#checkpoint ?? firstState(logic, this.#input), entry);
  }

  describe(encoder: Encoder): JournalActor {
    const from: JournalStart = this.#checkpoint
      ? { kind: 'checkpoint', state: actorStateOf(this.#checkpoint, encoder) }
      : this.#input;
    return { address: this.address, machine: this.#machine, from, since: this.since };
  }

  state(encoder: Encoder): ActorState {
    return this.#end ?? actorStateOf(this.#ref.getSnapshot(), encoder);
  }
}

export const logicOf = (ref: AnyActorRef): AnyActorLogic => (ref as Actor<AnyActorLogic>).logic;

export const inputOf = (ref: AnyActorRef, encoder: Encoder): Json =>
  encoder.encode((ref as Actor<AnyActorLogic>).options.input);

export function machineNameOf(ref: AnyActorRef): string {
  const logic = logicOf(ref);
  return isMachine(logic) ? logic.id : String(ref.src);
}

/** Machines and stores; promises and callbacks are the outside, whose words are the others' events. */
export const isOurActor = (ref: AnyActorRef): boolean => isMachine(logicOf(ref)) || 'context' in ref.getSnapshot();
