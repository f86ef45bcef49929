import { matchLabel } from './match-label.ts';
import type { ShellCommand } from './shell-command.ts';

export interface FoundCommand {
  readonly command: ShellCommand;
  /** Where in the label the letters of the query stand. */
  readonly hits: readonly number[];
}

export interface FoundGroup {
  readonly title: ShellCommand['group'];
  readonly found: readonly FoundCommand[];
}

const byTerms = 4;
const order: readonly ShellCommand['group'][] = [
  'This idea',
  'Canvas',
  'Do',
  'Go to',
  'Ideas',
  'Assumptions',
  'Tests',
  'Pages',
  'Surveys',
  'Reports',
  'People',
  'Theme',
  'Account',
];

/** The commands that fit the query, by group; the better a group's best, the further up it stands. What can be done with the open thing comes first, then what can be done anywhere, places, and settings. */
export function findCommands(commands: readonly ShellCommand[], query: string): readonly FoundGroup[] {
  const groups = new Map<ShellCommand['group'], (FoundCommand & { readonly rank: number })[]>();
  for (const command of commands) {
    const match = matchLabel(command.label, query) ?? matchTerms(command, query);
    if (match) groups.set(command.group, [...(groups.get(command.group) ?? []), { command, ...match }]);
  }
  return [...groups]
    .map(([title, found]) => ({ title, found: found.toSorted((a, b) => a.rank - b.rank) }))
    .toSorted((a, b) => order.indexOf(a.title) - order.indexOf(b.title))
    .toSorted((a, b) => bestOf(a) - bestOf(b))
    .map(({ title, found }) => ({ title, found: found.map(({ command, hits }) => ({ command, hits })) }));
}

/** Groups of commands that founders have named themselves. */
const named: ReadonlySet<ShellCommand['group']> = new Set(['Ideas', 'Tests', 'Pages', 'Surveys', 'Reports', 'People']);

/** A word within a title is rather the thing that is looked for than a command which names it, such as “Undo”. */
function bestOf({
  title,
  found,
}: {
  readonly title: ShellCommand['group'];
  readonly found: readonly { readonly rank: number }[];
}): number {
  const rank = found[0]?.rank ?? 0;
  return named.has(title) && rank > 0 ? rank - 0.5 : rank;
}

function matchTerms({ terms = '' }: ShellCommand, query: string) {
  const match = matchLabel(terms, query);
  return match && match.rank < 2 ? { rank: byTerms, hits: [] } : null;
}
