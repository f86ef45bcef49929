import type { RejectedCommand } from './rejected-command.ts';
import { SharedCauses } from './shared-causes.ts';

/** A refused command that failed for a reason of its own, with those that failed because it did. */
export interface RejectedChange extends RejectedCommand {
  /** In the order in which they were wished. */
  readonly dependents: readonly RejectedCommand[];
}

/** Reasons that may only say that what a command builds on was refused: it is not there, or not as that had left it. */
const consequences: ReadonlySet<string> = new Set([
  'not-found',
  'idea-missing',
  'project-missing',
  'node-missing',
  'end-missing',
  'text-changed',
  'criteria-changed',
]);

/** What the server refused, root causes first. */
export class RejectedCommands {
  readonly #byId = new Map<string, RejectedCommand>();
  /** Given up or wished anew. What was read before that was written, or could not be, says otherwise. */
  readonly #given = new Set<string>();
  #roots: readonly RejectedChange[] | null = null;

  /** Whether it is there, or was and has been dealt with. */
  knows(commandId: string): boolean {
    return this.#byId.has(commandId) || this.#given.has(commandId);
  }

  /** An undo that was refused is told, not kept: there is nothing of the founder's in it. */
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

  /** Takes away a root with its dependents, or one command alone; undefined where it is not there. */
  take(commandId: string): RejectedChange | undefined {
    const alone = this.#byId.get(commandId);
    if (!alone) return undefined;
    const root = this.roots().find(({ command }) => command.id === commandId) ?? { ...alone, dependents: [] };
    this.giveUp([root, ...root.dependents].map(({ command }) => command.id));
    return root;
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
    const all = [...this.#byId.values()].sort(asWished);
    const causes = new SharedCauses();
    const roots = new Map<RejectedCommand, RejectedCommand>();
    const rootOf = (rejected: RejectedCommand): RejectedCommand => {
      const known = roots.get(rejected);
      if (known) return known;
      roots.set(rejected, rejected);
      const cause = this.#causeOf(rejected);
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

function asWished(a: RejectedCommand, b: RejectedCommand): number {
  const [first, second] = [a.seq ?? Number.POSITIVE_INFINITY, b.seq ?? Number.POSITIVE_INFINITY];
  if (first !== second) return first < second ? -1 : 1;
  return a.command.at < b.command.at ? -1 : Number(a.command.at > b.command.at);
}
