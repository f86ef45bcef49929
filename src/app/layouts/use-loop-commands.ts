import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { readCurrentProject } from '#adapters/storage/current-project-storage.ts';
import { local } from '#adapters/storage/local.ts';
import type { ShellCommand } from '#features/shell/shell-command.ts';
import { selectPlace } from '#machines/navigation.machine.ts';
import { loopsOf } from '#machines/select-loops.ts';
import { projectOfIdea } from '#machines/select-projects.ts';
import { selectUser } from '#machines/user.store.ts';
import { useApp } from '../app-context.ts';
import { linkedViews } from '../pages/validate/views.ts';
import { loopCommands } from './loop-commands.ts';
import { projectAt } from './project-at.ts';
import type { Shell } from './shell-context.ts';

/** While something is searched for: the ways into Validate, for the idea that is shown or else the last one. */
export function useLoopCommands({ palette }: Shell): readonly ShellCommand[] {
  const { actorOf, services } = useApp();
  const query = useSelector(palette, ({ context }) => context.query);
  const place = useSelector(actorOf('navigation'), selectPlace);
  const user = useSelector(actorOf('user'), selectUser);
  return useMemo(() => {
    const { workspace, navigate } = services;
    const ideaId = place?.params['ideaId'];
    const shown = place && (projectAt(place) ?? (ideaId && projectOfIdea(workspace, ideaId).get()?.id));
    return loopCommands({
      loops: loopsOf(workspace).get(),
      current: shown || (user && readCurrentProject(local, user.id)),
      query,
      views: linkedViews,
      navigate,
    });
  }, [services, place, user, query]);
}
