import type { RejectedCommand } from './rejected-command.ts';
import type { RejectedChange } from './rejected-commands.ts';

/** A refused command and all that goes with it, in the order in which they were issued. */
export function entriesOf({ dependents, ...root }: RejectedChange): readonly RejectedCommand[] {
  return [root, ...dependents];
}
