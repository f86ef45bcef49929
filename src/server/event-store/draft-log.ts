import type { CommandEnvelope } from '#domain/log/command-envelope.ts';
import type { Decision } from '#domain/log/decision.ts';
import type { StreamKind } from '#domain/log/define-stream.ts';
import type { Reads } from '#domain/log/reads.ts';
import type { Fact, RecordedEvent } from '#domain/log/recorded-event.ts';
import type { Actor } from './actor.ts';
import { chainHash } from './chain-hash.ts';
import type { Decider } from './decider.ts';
import { emptyStream, type FoldedStream, foldFacts } from './folded-stream.ts';
import type { Head, LogState } from './log-state.ts';
import { personalOf } from './personal-of.ts';
import type { Projection } from './projection.ts';
import { type PlannedLog, queryKey } from './reaction.ts';
import { sealData } from './seal-data.ts';
import type { NewEvent } from './verify-chain.ts';

/** A log that grows by planned facts, of which nothing is stored yet. Streams that it was not given count as empty. */
export class DraftLog {
  head: Head;
  /** Length of the data of its new facts as JSON, in characters. */
  size = 0;
  /** Cost of its new facts, as the decider estimates it. */
  effort = 0;
  readonly streams: Map<string, FoldedStream>;
  /** The log as reactions read it. */
  readonly planned: PlannedLog;
  readonly #decider: Decider;
  readonly #reads: Reads;
  readonly #recordedAt: string;

  constructor(decider: Decider, before: LogState, recordedAt: string) {
    this.head = before.head;
    this.streams = new Map(before.streams);
    this.planned = plannedLog(before, this.streams, decider);
    this.#decider = decider;
    this.#recordedAt = recordedAt;
    const position = () => this.head.position + 1;
    this.#reads = {
      ...readsOf(this.streams, decider.kindOf),
      ...decider.knows,
      get position() {
        return position();
      },
    };
  }

  /** A stream as the facts up to now have left it. */
  folded(kind: StreamKind, stream: string): FoldedStream {
    return this.streams.get(stream) ?? emptyStream(kind);
  }

  decide(actor: Actor, command: CommandEnvelope): Decision {
    return this.#decider.decide(this.streams.get(command.stream)?.state, command, actor, this.#reads);
  }

  /** Chains the facts of one command to the head. */
  record(actor: Actor, command: CommandEnvelope, kind: StreamKind, decided: readonly Fact[]): readonly NewEvent[] {
    const { seal = sealData, projections = [], effortOf = () => 0 } = this.#decider;
    const folded = this.folded(kind, command.stream);
    const facts = decided.map((fact, n): NewEvent => {
      const text = JSON.stringify(fact.data);
      this.size += text.length;
      this.effort += effortOf(fact);
      const unchained = {
        // The data as it will come back from the database: without absent members.
        ...eventOf(actor, command, { ...fact, data: JSON.parse(text) }, n),
        version: folded.version + 1 + n,
        position: this.head.position + 1,
        recordedAt: this.#recordedAt,
      };
      const seals = seal(unchained.data);
      const event = { ...unchained, hash: chainHash(this.head.hash, unchained, seals) };
      this.head = event;
      return { event, seals, ...personalOf(kind, unchained), ...captured(projections, fact, folded.state) };
    });
    const events = facts.map(({ event }) => event);
    this.streams.set(command.stream, foldFacts(kind, command.stream, folded, events));
    return facts;
  }
}

/** Values that projections need of the state that a fact was decided on. */
function captured(projections: readonly Projection[], fact: Fact, state: unknown): Pick<NewEvent, 'captured'> {
  const values = projections.flatMap(({ name, capture }) => {
    const value = capture?.(fact, state);
    return value === undefined ? [] : [[name, value] as const];
  });
  return values.length === 0 ? {} : { captured: Object.fromEntries(values) };
}

const readsOf = (streams: LogState['streams'], kindOf: Decider['kindOf']): Reads => ({
  state: (stream) => streams.get(stream)?.state,
  *statesOf(name) {
    for (const [stream, { state }] of streams) if (state !== undefined && kindOf(stream)?.name === name) yield state;
  },
});

function plannedLog(
  { found }: LogState,
  streams: LogState['streams'],
  { kindOf, reactions = [] }: Decider,
): PlannedLog {
  const kinds = new Map(
    reactions.flatMap(({ queries = [] }) =>
      queries.flatMap((each) => ('kind' in each ? [[each.name, each.kind]] : [])),
    ),
  );
  const { statesOf } = readsOf(streams, kindOf);
  return {
    folded: (stream) => streams.get(stream),
    streams: (query, of) => found?.streams.get(queryKey({ query, of })),
    states(query, of) {
      const read = found?.states.get(queryKey({ query, of }));
      // What the plan has brought about, or was read besides, is at least as new.
      return (
        read && [
          ...[...read].flatMap(([stream, state]) => (streams.has(stream) ? [] : [state])),
          ...statesOf(kinds.get(query) ?? ''),
        ]
      );
    },
  };
}

function eventOf(
  actor: Actor,
  command: CommandEnvelope,
  fact: Fact,
  n: number,
): Omit<RecordedEvent, 'version' | 'position' | 'recordedAt' | 'hash'> {
  return {
    id: `${command.id}:${n}`,
    type: fact.type,
    v: fact.v,
    data: fact.data,
    workspace: actor.workspaceId,
    stream: command.stream,
    at: command.at,
    by: actor.by,
    ...(actor.via === undefined ? {} : { via: actor.via }),
    device: actor.device,
    commandId: command.id,
    changeId: command.changeId ?? command.id,
    ...(fact.undoes === undefined ? {} : { undoes: fact.undoes }),
  };
}
