import { useSelector } from '@xstate/react';
import { Lightbulb } from 'lucide-react';
import { createElement, useEffect } from 'react';
import { findTitles } from '#features/shell/find-titles.ts';
import type { ShellCommand } from '#features/shell/shell-command.ts';
import { ideasOf } from '#machines/select-ideas.ts';
import { useApp } from '../app-context.ts';
import type { Shell } from './shell-context.ts';

const most = 8;

/** While something is searched for: the way to each idea whose title it fits. */
export function useIdeaCommands({ palette, commands }: Shell): void {
  const { services } = useApp();
  const query = useSelector(palette, ({ context }) => context.query);
  useEffect(() => {
    const ideas = ideasOf(services.workspace).get();
    const current = ideas.filter(({ archived }) => !archived);
    const found = findTitles(current, query, most).map(
      ({ id, title }): ShellCommand => ({
        id: `idea-${id}`,
        label: title,
        group: 'Ideas',
        icon: createElement(Lightbulb, { 'aria-hidden': true }),
        run: () => services.navigate({ name: 'idea-vault.idea', params: { ideaId: id } }),
      }),
    );
    return commands.register(found);
  }, [services, commands, query]);
}
