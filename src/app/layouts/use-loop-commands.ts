import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ShellCommand } from '#features/shell/shell-command.ts';
import { loopsOf } from '#machines/home/select-loops.ts';
import { namedProjectsOf } from '#machines/project/select-named-projects.ts';
import { projectToBeginWith } from '#machines/project/select-open-project.ts';
import { projectOfIdea } from '#machines/project/select-projects.ts';
import { useApp } from '../app-context.ts';
import { linkedViews } from '../pages/validate/views.ts';
import { loopCommands } from './loop-commands.ts';
import { projectAt } from './project-at.ts';
import type { Shell } from './shell-context.ts';
import { usePlace } from './use-place.ts';

/** While something is searched for: the ways into Validate, for the idea that is shown, else for the one that is open or was worked on last. */
export function useLoopCommands({ palette, openProjectId }: Shell): readonly ShellCommand[] {
  const { services } = useApp();
  const query = useSelector(palette, ({ context }) => context.query);
  const place = usePlace();
  return useMemo(() => {
    const { workspace, navigate } = services;
    const ideaId = place.params['ideaId'];
    const shown = projectAt(place) ?? (ideaId && projectOfIdea(workspace, ideaId).get()?.id);
    const projects = namedProjectsOf(workspace).get();
    return loopCommands({
      loops: loopsOf(workspace).get(),
      current: projectToBeginWith(workspace, projects, shown || openProjectId.get())?.id ?? null,
      query,
      views: linkedViews,
      navigate,
    });
  }, [services, place, openProjectId, query]);
}
