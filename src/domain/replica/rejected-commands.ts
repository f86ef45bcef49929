import type { Command } from '../log/command.ts';
import { kindOfStream } from '../log/stream-kinds.ts';
import { entriesOf } from './entries-of.ts';
import type { RejectedCommand } from './rejected-command.ts';
import { type BlockedParts, SharedCauses } from './shared-causes.ts';

/** A rejected command that failed for a reason of its own, with those that failed because it did. */
export interface RejectedChange extends RejectedCommand {
  /** In the order in which they were issued. */
  readonly dependents: readonly RejectedCommand[];
}

/** Reasons that may only say that what a command builds on was rejected: it is not there, or not as that had left it. */
const consequences: ReadonlySet<string> = new Set([
  'not-found',
  'idea-missing',
  'node-missing',
  'end-missing',
  'text-changed',
  'criteria-changed',
  'batch-failed',
]);

/** Commands that the server rejected, root causes first. */
export class RejectedCommands {
  readonly #byId = new Map<string, RejectedCommand>();
  /** Given up or issued anew. What was read before that was written, or could not be, says otherwise. */
  readonly #given = new Set<string>();
  #roots: readonly RejectedChange[] | null = null;
  readonly #blocked: BlockedParts;

  constructor(blocked: BlockedParts = () => []) {
    this.#blocked = blocked;
  }

  /** Whether it is there, or was and has been dealt with. */
  knows(commandId: string): boolean {
    return this.#byId.has(commandId) || this.#given.has(commandId);
  }

  /** An undo that was rejected is told, not kept: there is nothing of the founder's in it. One that has got a place takes the place of the same without one. */
  put(rejected: RejectedCommand): void {
    const { id, type } = rejected.command;
    const known = this.#byId.get(id);
    if (type === 'UndoChange' || this.#given.has(id)) return;
    if (known && (known.seq !== undefined || rejected.seq === undefined)) return;
    this.#byId.set(id, rejected);
    this.#roots = null;
  }

  /** Every root cause once, with all that followed from it; the same list until something changes. */
  roots(): readonly RejectedChange[] {
    this.#roots ??= this.#group();
    return this.#roots;
  }

  /** Forgets the grouping if rejected commands are in these streams: their new facts may tell more about causes. */
  learn(streams: ReadonlySet<string>): void {
    for (const { command } of this.#byId.values()) if (streams.has(command.stream)) this.#roots = null;
  }

  /** Takes away a root with its dependents, or `only` these of them, or one command alone; undefined if it is not there. */
  take(commandId: string, only?: readonly string[]): RejectedChange | undefined {
    const alone = this.#byId.get(commandId);
    if (!alone) return undefined;
    const root = this.roots().find(({ command }) => command.id === commandId) ?? { ...alone, dependents: [] };
    const dependents = root.dependents.filter(({ command }) => only?.includes(command.id) ?? true);
    const taken = { ...root, dependents };
    this.giveUp(entriesOf(taken).map(({ command }) => command.id));
    return taken;
  }

  /** Puts another wording of a stream's commands in their places. */
  reword(stream: string, reword: (command: Command) => Command): void {
    for (const [id, rejected] of this.#byId) {
      if (rejected.command.stream === stream) this.#byId.set(id, { ...rejected, command: reword(rejected.command) });
    }
    this.#roots = null;
  }

  isGivenUp(commandId: string): boolean {
    return this.#given.has(commandId);
  }

  /** Takes away commands that were taken in another tab, whether they are known here yet or not. */
  giveUp(commandIds: readonly string[]): void {
    for (const id of commandIds) {
      this.#given.add(id);
      this.#byId.delete(id);
    }
    this.#roots = null;
  }

  #group(): readonly RejectedChange[] {
    const all = [...this.#byId.values()].sort(byTimeOfIssue);
    const causes = new SharedCauses(this.#blocked);
    const roots = new Map<RejectedCommand, RejectedCommand>();
    const rootOf = (rejected: RejectedCommand): RejectedCommand => {
      const known = roots.get(rejected);
      if (known) return known;
      roots.set(rejected, rejected);
      const cause = this.#causeOf(rejected);
      if (isConfirmed(rejected)) return rejected;
      const root = cause ? rootOf(cause) : causes.firstLike(rejected);
      roots.set(rejected, root);
      return root;
    };
    const members = Map.groupBy(all, rootOf);
    return [...members].map(([root, each]) => ({ ...root, dependents: each.filter((one) => one !== root) }));
  }

  #causeOf({ reason, dependsOn = [] }: RejectedCommand): RejectedCommand | undefined {
    if (!consequences.has(reason)) return undefined;
    for (const id of dependsOn) {
      const cause = this.#byId.get(id);
      if (cause) return cause;
    }
    return undefined;
  }
}

/**
 * Whether the command publishes or withdraws something: it is issued again only on an explicit confirmation, not along
 * with others.
 */
const isConfirmed = ({ command: { stream, type } }: RejectedCommand): boolean =>
  kindOfStream(stream)?.commands[type]?.waitsForServer === true;

/** By the device's clock; what was issued in the same millisecond by its place in the outbox, which not everything has got. */
function byTimeOfIssue(a: RejectedCommand, b: RejectedCommand): number {
  if (a.command.at !== b.command.at) return a.command.at < b.command.at ? -1 : 1;
  const [first, second] = [a.seq ?? Number.POSITIVE_INFINITY, b.seq ?? Number.POSITIVE_INFINITY];
  return first === second ? 0 : first < second ? -1 : 1;
}
