import type { Command } from '../log/command.ts';
import { needsOf } from '../log/needs-of.ts';
import type { Needs } from '../log/reads.ts';
import { LastAccesses } from './last-accesses.ts';
import type { OutboxEntry } from './stored-command.ts';

/** A command that has an effect although its facts have not arrived. */
export interface PendingCommand extends OutboxEntry {
  /** Place in the outbox; `Number.POSITIVE_INFINITY` until it is stored, so that what is stored comes first. */
  readonly seq: number;
  /** The server has taken it: its facts are on their way. */
  isAccepted: boolean;
}

/** The pending commands, by id and by stream, each stream's in the order of the outbox. */
export class PendingQueues {
  readonly #byId = new Map<string, PendingCommand>();
  readonly #byStream = new Map<string, PendingCommand[]>();
  /** Needs of the few commands that read other streams than their own. */
  readonly #needs = new Map<string, Needs>();
  readonly #accesses = new LastAccesses();

  readonly #unstored = new Set<string>();
  /** Which was heard of how late. */
  readonly #arrivals = new Map<string, number>();
  #arrived = 0;

  /** Commands without a place in the outbox. */
  get unstoredCount(): number {
    return this.#unstored.size;
  }

  get size(): number {
    return this.#byId.size;
  }

  get(commandId: string): PendingCommand | undefined {
    return this.#byId.get(commandId);
  }

  /** In the order of the outbox. */
  all(): readonly PendingCommand[] {
    return [...this.#byId.values()].sort(bySeq);
  }

  /** In the order in which they were heard of, whatever their places. */
  asHeard(): readonly PendingCommand[] {
    const arrivalOf = ({ command }: PendingCommand): number => this.#arrivals.get(command.id) ?? 0;
    return [...this.#byId.values()].sort((a, b) => arrivalOf(a) - arrivalOf(b));
  }

  /** Commands that read other streams than their own, in the order of the outbox. */
  reading(): readonly (PendingCommand & { readonly needs: Needs })[] {
    return [...this.#needs]
      .flatMap(([id, needs]) => {
        const pending = this.#byId.get(id);
        return pending ? [{ ...pending, needs }] : [];
      })
      .sort(bySeq);
  }

  /** Returns the ids of commands that created what `command` requires, or wrote what it overwrites. */
  before(command: Command): readonly string[] {
    return this.#accesses.before(command);
  }

  of(stream: string): readonly PendingCommand[] {
    return this.#byStream.get(stream) ?? [];
  }

  streams(): readonly string[] {
    return [...this.#byStream.keys()];
  }

  /** Adds a command or puts it at its new place; the answer tells whether it came last in its stream. */
  put(pending: PendingCommand): boolean {
    this.#unqueue(pending.command.id);
    this.#accesses.add(pending.command);
    if (!this.#arrivals.has(pending.command.id)) this.#arrivals.set(pending.command.id, ++this.#arrived);
    this.#byId.set(pending.command.id, pending);
    if (pending.seq === Number.POSITIVE_INFINITY) this.#unstored.add(pending.command.id);
    const needs = needsOf(pending.command);
    if (needs) this.#needs.set(pending.command.id, needs);
    const queue = this.#byStream.get(pending.command.stream) ?? [];
    const later = queue.findIndex(({ seq }) => seq > pending.seq);
    queue.splice(later === -1 ? queue.length : later, 0, pending);
    this.#byStream.set(pending.command.stream, queue);
    return later === -1;
  }

  /** Puts another wording of a stream's commands in their places. */
  reword(stream: string, reword: (command: Command) => Command): void {
    for (const pending of this.of(stream)) this.put({ ...pending, command: reword(pending.command) });
  }

  remove(commandId: string): PendingCommand | undefined {
    const pending = this.#unqueue(commandId);
    this.#arrivals.delete(commandId);
    if (pending) this.#accesses.remove(pending.command);
    return pending;
  }

  #unqueue(commandId: string): PendingCommand | undefined {
    const pending = this.#byId.get(commandId);
    if (!pending) return undefined;
    this.#byId.delete(commandId);
    this.#needs.delete(commandId);
    this.#unstored.delete(commandId);
    const { stream } = pending.command;
    const rest = this.of(stream).filter((other) => other !== pending);
    if (rest.length > 0) this.#byStream.set(stream, rest);
    else this.#byStream.delete(stream);
    return pending;
  }
}

const bySeq = (a: PendingCommand, b: PendingCommand): number => (a.seq === b.seq ? 0 : a.seq < b.seq ? -1 : 1);
