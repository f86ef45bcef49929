import { accessedBy } from '../log/accessed-by.ts';
import type { RejectedCommand } from './rejected-command.ts';

/** Why parts of a stream take no changes; `absent` is a stream as a whole. */
type Condition = 'gone' | 'locked';

/** Reasons that lie in what a command names, not in what it wants of it: whatever else is wanted of the same fails alike. */
const conditions: Readonly<Record<string, Condition | 'absent'>> = {
  'not-found': 'absent',
  'idea-missing': 'absent',
  'node-missing': 'gone',
  'end-missing': 'gone',
  'node-locked': 'locked',
};

/** Reasons that lie in a text or a set: another one of the same change is another cause. */
const ownReasons: readonly string[] = ['text-changed', 'criteria-changed'];

/** Which of the parts that are named in a stream are in that condition now. */
export type BlockedParts = (stream: string, names: ReadonlySet<string>, condition: Condition) => readonly string[];

/** Finds refusals that have one cause although none was issued upon another: somebody else has removed or locked the same. */
export class SharedCauses {
  readonly #blocked: BlockedParts;
  readonly #firsts = new Map<string, RejectedCommand>();

  constructor(blocked: BlockedParts) {
    this.#blocked = blocked;
  }

  /** The first refusal with the same cause, which may be this one; they are to come in the order in which they were issued. */
  firstLike(rejected: RejectedCommand): RejectedCommand {
    const keys = this.#causesOf(rejected);
    const known = keys.find((key) => this.#firsts.has(key));
    const first = (known && this.#firsts.get(known)) || rejected;
    for (const key of keys) if (!this.#firsts.has(key)) this.#firsts.set(key, first);
    return first;
  }

  #causesOf({ command, reason }: RejectedCommand): readonly string[] {
    const { stream, changeId } = command;
    const change = changeId && !ownReasons.includes(reason) ? [`${stream} change ${changeId} ${reason}`] : [];
    const condition = Object.hasOwn(conditions, reason) ? conditions[reason] : undefined;
    if (!condition) return change;
    if (condition === 'absent') return [...change, `${stream} absent`];
    const names = accessedBy(command, 'requires');
    const blocked = this.#blocked(stream, names, condition);
    // What stood against it may be over, or not be known here yet.
    const causes = blocked.length > 0 ? blocked : [[...names].sort().join(' ')];
    return [...change, ...causes.map((name) => `${stream} ${condition} ${name}`)];
  }
}
