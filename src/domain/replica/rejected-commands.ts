import type { RejectedCommand } from './rejected-command.ts';

/** A refused command that failed for a reason of its own, with those that failed because it did. */
export interface RejectedChange extends RejectedCommand {
  /** In the order in which they were refused. */
  readonly dependents: readonly RejectedCommand[];
}

/** Reasons that only say that something is not there, which may be because its beginning was refused. */
const consequences: ReadonlySet<string> = new Set(['not-found', 'idea-missing', 'project-missing']);

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
    if (type === 'UndoChange' || this.#byId.has(id) || this.#given.has(id)) return;
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
    const dependents = Map.groupBy(this.#byId.values(), (each) => this.#rootOf(each));
    return [...this.#byId.values()].flatMap((root) => {
      const members = dependents.get(root);
      return members ? [{ ...root, dependents: members.filter((each) => each !== root) }] : [];
    });
  }

  #rootOf(rejected: RejectedCommand): RejectedCommand {
    if (!consequences.has(rejected.reason)) return rejected;
    for (const id of rejected.dependsOn ?? []) {
      const cause = this.#byId.get(id);
      if (cause) return this.#rootOf(cause);
    }
    return rejected;
  }
}
