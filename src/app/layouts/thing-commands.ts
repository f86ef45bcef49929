import type { To } from '#domain/routes/routes.ts';
import type { CommandIcon } from '#features/shell/command-icons.ts';
import { findTitles } from '#features/shell/find-titles.ts';
import type { ShellCommand } from '#features/shell/shell-command.ts';
import type { Thing } from '#machines/shell/select-things.ts';

/** The most of a kind that are offered at once. */
const most = 5;

const shown: Readonly<Record<Thing['kind'], { readonly group: ShellCommand['group']; readonly icon: CommandIcon }>> = {
  test: { group: 'Tests', icon: 'flask' },
  page: { group: 'Pages', icon: 'page' },
  survey: { group: 'Surveys', icon: 'list' },
  report: { group: 'Reports', icon: 'report' },
  person: { group: 'People', icon: 'person' },
};

/** The ways to what has the words that are searched for in its name. */
export function thingCommands(
  things: readonly Thing[],
  query: string,
  navigate: (to: To) => void,
): readonly ShellCommand[] {
  return [...Map.groupBy(things, ({ kind }) => kind)].flatMap(([kind, ofKind]) =>
    findTitles(ofKind, query, most).map(
      ({ id, title, to }): ShellCommand => ({
        ...shown[kind],
        id: `${kind}-${id}`,
        label: title,
        run: () => navigate(to),
      }),
    ),
  );
}
