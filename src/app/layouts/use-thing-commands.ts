import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useMemo } from 'react';
import { commandLabels } from '#features/shell/labels.ts';
import type { ShellCommand } from '#features/shell/shell-command.ts';
import { sampleIn } from '#machines/sample/select-sample.ts';
import { thingsOf } from '#machines/shell/select-things.ts';
import { useApp } from '../app-context.ts';
import type { Shell } from './shell-context.ts';
import { thingCommands } from './thing-commands.ts';
import { useFetchAhead } from './use-fetch-ahead.ts';

const loadSample = () => import('../pages/sample-actions.ts');

/** While something is searched for: the ways to tests, pages, surveys, reports and people; and to the example, which is added if it isn't there. */
export function useThingCommands({ palette }: Shell): readonly ShellCommand[] {
  const { services } = useApp();
  const { workspace, navigate } = services;
  const query = useSelector(palette, ({ context }) => context.query);
  const workspaceId = useAtom(workspace.id);
  const hasSample = useAtom(sampleIn(workspace)).isThere;
  useFetchAhead(loadSample);
  return useMemo(() => {
    const example: ShellCommand = {
      id: 'example',
      icon: 'star',
      label: hasSample ? commandLabels.example.open : commandLabels.example.add,
      group: hasSample ? 'Go to' : 'Do',
      terms: 'sample demo crumb',
      run: async () => {
        const { showSample } = await loadSample();
        if (workspaceId !== null) showSample(services, workspaceId);
      },
    };
    const things = query.trim() === '' ? [] : thingCommands(thingsOf(workspace).get(), query, navigate);
    return workspaceId === null ? things : [example, ...things];
  }, [services, workspace, navigate, query, workspaceId, hasSample]);
}
