import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { lazy, Suspense, useCallback } from 'react';
import type { Idea } from '#domain/idea/idea.ts';
import { ProjectDialogs } from '#features/project/ProjectDialogs.tsx';
import type { ProjectActor } from '#machines/project/project.machine.ts';
import { useApp } from '../app-context.ts';
import { IdeaHistory } from './IdeaHistory.tsx';
import { CompareTool } from './vault-tools/CompareTool.tsx';
import { ForkTool } from './vault-tools/ForkTool.tsx';

const CriteriaTool = lazy(() => import('./vault-tools/CriteriaTool.tsx'));

export interface IdeaOverlaysProps {
  readonly idea: Idea;
  readonly page: ProjectActor;
}

/** The overlays of an idea's page, fetched when needed. */
export function IdeaOverlays({ idea, page }: IdeaOverlaysProps) {
  const { workspace } = useApp().services;
  const workspaceId = useAtom(workspace.id);
  const state = useSelector(page, ({ value }) => value);
  const compared = useSelector(page, ({ context }) => context.compared);
  const close = useCallback(() => page.send({ type: 'tool.closed' }), [page]);
  return (
    <Suspense fallback={null}>
      {state === 'comparing' && (
        <CompareTool ids={compared} onClose={close} onAskCriteria={() => page.send({ type: 'criteria.asked' })} />
      )}
      {state === 'lookingBack' && <IdeaHistory idea={idea} onClose={() => page.send({ type: 'history.closed' })} />}
      {state === 'forking' && <ForkTool idea={idea} onClose={close} />}
      {state === 'weighing' && workspaceId !== null && <CriteriaTool workspaceId={workspaceId} onClose={close} />}
      {(state === 'renaming' || state === 'confirmingRemoval') && <ProjectDialogs page={page} />}
    </Suspense>
  );
}
