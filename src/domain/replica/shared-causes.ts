import { touchedBy } from '../log/touched-by.ts';
import type { RejectedCommand } from './rejected-command.ts';

/** Reasons that lie in what a command names, not in what it wants of it: whatever else is wanted of the same fails alike. */
const conditions: Readonly<Record<string, 'absent' | 'gone' | 'locked'>> = {
  'not-found': 'absent',
  'idea-missing': 'absent',
  'project-missing': 'absent',
  'node-missing': 'gone',
  'end-missing': 'gone',
  'node-locked': 'locked',
};

interface First {
  readonly rejected: RejectedCommand;
  readonly names: ReadonlySet<string>;
}

const wholeStream: ReadonlySet<string> = new Set(['']);

/** Finds refusals that have one cause although none was wished upon another: somebody else has removed or locked the same. */
export class SharedCauses {
  readonly #changes = new Map<string, RejectedCommand>();
  readonly #firsts = new Map<string, First[]>();

  /** The first refusal with the same cause, which may be this one; they are to come in the order in which they were wished. */
  firstLike(rejected: RejectedCommand): RejectedCommand {
    const { stream, changeId } = rejected.command;
    const change = changeId && `${stream} ${changeId} ${rejected.reason}`;
    const first = (change && this.#changes.get(change)) || this.#firstOfSame(rejected) || rejected;
    if (change) this.#changes.set(change, first);
    return first;
  }

  #firstOfSame(rejected: RejectedCommand): RejectedCommand | undefined {
    const { command, reason } = rejected;
    const condition = Object.hasOwn(conditions, reason) ? conditions[reason] : undefined;
    if (!condition) return undefined;
    const names = condition === 'absent' ? wholeStream : touchedBy(command, 'names');
    const keys = [...names].map((name) => `${condition} ${command.stream} ${name}`);
    const known = new Set(keys.flatMap((key) => this.#firsts.get(key) ?? []));
    for (const first of known) if (isAmong(names, first.names) || isAmong(first.names, names)) return first.rejected;
    for (const key of keys) this.#firsts.set(key, [...(this.#firsts.get(key) ?? []), { rejected, names }]);
    return undefined;
  }
}

const isAmong = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  some.size <= all.size && [...some].every((name) => all.has(name));
