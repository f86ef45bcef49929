import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { findTitles } from '#features/shell/find-titles.ts';
import type { ShellCommand } from '#features/shell/shell-command.ts';
import { ideasOf } from '#machines/vault/select-ideas.ts';
import { useApp } from '../app-context.ts';
import type { Shell } from './shell-context.ts';

const most = 8;

/** Commands of the palette that open an idea: one for each title that matches the search. */
export function useIdeaCommands({ palette }: Shell): readonly ShellCommand[] {
  const { services } = useApp();
  const query = useSelector(palette, ({ context }) => context.query);
  return useMemo(() => {
    const current = ideasOf(services.workspace)
      .get()
      .filter(({ archived }) => !archived);
    return findTitles(current, query, most).map(
      ({ id, title }): ShellCommand => ({
        id: `idea-${id}`,
        label: title,
        group: 'Ideas',
        icon: 'bulb',
        run: () => services.navigate({ name: 'idea-vault.idea', params: { ideaId: id } }),
      }),
    );
  }, [services, query]);
}
