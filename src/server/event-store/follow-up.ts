import type { JsonObject } from '#domain/log/json.ts';
import type { Actor } from './actor.ts';
import type { Decider } from './decider.ts';
import type { DraftLog } from './draft-log.ts';
import type { PlannedAnswer } from './plan.ts';
import type { Consequence, DueStream, MissingRead, PendingDeadline, Reaction } from './reaction.ts';
import type { NewEvent } from './verify-chain.ts';

/** A command of a reaction was rejected: the log is not as the reaction knows it, for instance if it knows only a part. */
export class ReactionRejected extends Error {}

/** Sends the commands of reactions, and lets reactions follow those in turn. */
export class FollowUp {
  readonly consequences: PlannedAnswer[] = [];
  readonly missing: MissingRead[] = [];
  readonly deadlines: PendingDeadline[] = [];
  readonly #log: DraftLog;
  readonly #decider: Decider;
  readonly #workspaceId: string;
  readonly #now: string;

  constructor(log: DraftLog, decider: Decider, workspaceId: string, now: string) {
    this.#log = log;
    this.#decider = decider;
    this.#workspaceId = workspaceId;
    this.#now = now;
  }

  /** Lets all reactions follow the facts of one command, decided on a state. */
  command(stream: string, before: unknown, facts: readonly NewEvent[]): void {
    if (facts.length === 0) return;
    const after = this.#log.streams.get(stream)?.state;
    const change = { stream, before, after, facts: facts.map(({ event }) => event) };
    for (const reaction of this.#decider.reactions ?? [])
      this.#carryOut(reaction, reaction.react(change, this.#log.planned, this.#now));
  }

  deadline(due: DueStream): void {
    for (const reaction of this.#decider.reactions ?? [])
      this.#carryOut(reaction, reaction.onDeadline?.(due, this.#log.planned, this.#now) ?? []);
  }

  #carryOut({ name }: Reaction, consequences: Iterable<Consequence>): void {
    const actor: Actor = { workspaceId: this.#workspaceId, by: { kind: 'system', id: name }, device: 'server' };
    for (const each of consequences) {
      if ('missing' in each) this.missing.push(each.missing);
      else if ('deadline' in each) this.deadlines.push(each.deadline);
      else this.#send(actor, each);
    }
  }

  #send(actor: Actor, { changeId, drafts }: Extract<Consequence, { drafts: unknown }>): void {
    for (const [n, { type, stream, data }] of drafts.entries()) {
      const command = { id: `${changeId}:${n}`, type, stream, data: data as JsonObject, at: this.#now, changeId };
      const before = this.#log.streams.get(stream)?.state;
      const decision = this.#log.decide(actor, command);
      if (decision.kind === 'rejected')
        throw new ReactionRejected(`${type} was rejected on ${stream}: ${decision.reason}.`);
      const kind = this.#decider.kindOf(stream);
      if (!kind) throw new Error(`${type} was accepted on ${stream}, which is no stream.`);
      const facts = this.#log.record(actor, command, kind, decision.facts);
      this.consequences.push({ id: command.id, facts });
      this.command(stream, before, facts);
    }
  }
}
