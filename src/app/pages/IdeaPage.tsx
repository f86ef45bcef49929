import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { lazy, Suspense, useMemo } from 'react';
import type { Idea } from '#domain/idea/idea.ts';
import { statusOptions } from '#features/idea-vault/words.ts';
import { ExploringSection } from '#features/project/ExploringSection.tsx';
import { IdeaActions } from '#features/project/IdeaActions.tsx';
import { IdeaMissing } from '#features/project/IdeaMissing.tsx';
import { IdeaScreen } from '#features/project/IdeaScreen.tsx';
import { KnownSection } from '#features/project/KnownSection.tsx';
import { projectMachine } from '#machines/project.machine.ts';
import { ideaOf } from '#machines/select-ideas.ts';
import { projectOfIdea, projectsOf } from '#machines/select-projects.ts';
import { sampleIn } from '#machines/select-sample.ts';
import { selectSyncState } from '#machines/select-sync.ts';
import { vaultOf } from '#machines/select-vault.ts';
import { useApp } from '../app-context.ts';
import type { PageProps } from '../page-props.ts';
import { useFlow } from '../use-flow.ts';
import { issueWishes } from './issue-wishes.ts';
import { offerTakingBack } from './offer-taking-back.ts';
import { SampleNotice } from './SampleNotice.tsx';

const ProjectDialogs = lazy(() => import('#features/project/ProjectDialogs.tsx'));
const IdeaHistory = lazy(() => import('./IdeaHistory.tsx'));
const IdeaEditor = lazy(async () => ({ default: (await import('./IdeaEditor.tsx')).IdeaEditor }));

export default function IdeaPage({ place }: PageProps) {
  const { actorOf, services } = useApp();
  const { workspace } = services;
  const ideaId = place.params['ideaId'] ?? '';
  const idea = useAtom(ideaOf(workspace, ideaId));
  const isComplete = useAtom(workspace.isComplete);
  const isOffline = useSelector(actorOf('sync'), (sync) => selectSyncState(sync) === 'offline');
  if (!idea) return <IdeaMissing isComplete={isComplete} isOffline={isOffline} />;
  return <OneIdea key={ideaId} idea={idea} />;
}

function OneIdea({ idea }: { readonly idea: Idea }) {
  const { actorOf, services } = useApp();
  const { workspace, newId } = services;
  const now = useMemo(() => services.now(), [services]);
  const page = useFlow(
    projectMachine.provide({
      actions: {
        issue: issueWishes(services),
        offerUndo: (_, undoable) => offerTakingBack(actorOf('toasts'), services, undoable),
      },
    }),
    { ideaId: idea.id },
  );
  const project = useAtom(projectOfIdea(workspace, idea.id));
  const removed = useAtom(projectsOf(workspace)).findLast((each) => each.removed && each.ideaId === idea.id);
  const { criteria } = useAtom(vaultOf(workspace));
  const isSample = useAtom(sampleIn(workspace)).ideas.some(({ id }) => id === idea.id);
  const isEditing = useSelector(page, (snapshot) => snapshot.matches('editing'));
  const isLookingBack = useSelector(page, (snapshot) => snapshot.matches('lookingBack'));
  return (
    <IdeaScreen
      idea={idea}
      page={page}
      statuses={statusOptions}
      now={now}
      actions={<IdeaActions idea={idea} page={page} />}
      notice={isSample && <SampleNotice />}
      exploring={
        <ExploringSection
          idea={idea}
          project={project}
          removed={removed}
          page={page}
          onStart={() =>
            page.send({ type: 'exploring.asked', status: idea.status, projectId: newId(), canvasId: newId() })
          }
        />
      }
      ratings={null}
      known={<KnownSection idea={idea} criteria={criteria} />}
      lineage={null}
    >
      <Suspense fallback={null}>
        {isEditing && <IdeaEditor vault={page} id={idea.id} />}
        {isLookingBack && <IdeaHistory idea={idea} onClose={() => page.send({ type: 'history.closed' })} />}
        <ProjectDialogs page={page} />
      </Suspense>
    </IdeaScreen>
  );
}
