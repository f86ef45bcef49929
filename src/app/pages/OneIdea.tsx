import { useSelector as useAtom } from '@xstate/store-react';
import { useEffect, useMemo } from 'react';
import type { Idea, IdeaLineage } from '#domain/idea/idea.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { IdeaRatings } from '#features/criteria/IdeaRatings.tsx';
import { LineageNote } from '#features/fork/LineageNote.tsx';
import { statusOptions } from '#features/idea-vault/words.ts';
import { ExploringSection } from '#features/project/ExploringSection.tsx';
import { IdeaActions } from '#features/project/IdeaActions.tsx';
import { IdeaScreen } from '#features/project/IdeaScreen.tsx';
import { KnownSection } from '#features/project/KnownSection.tsx';
import { RatingsSection } from '#features/project/RatingsSection.tsx';
import { projectMachine } from '#machines/project.machine.ts';
import { ideaOf } from '#machines/select-ideas.ts';
import { projectOfIdea, projectsOf } from '#machines/select-projects.ts';
import { sampleIn } from '#machines/select-sample.ts';
import { vaultOf } from '#machines/select-vault.ts';
import { useApp } from '../app-context.ts';
import { useFlow } from '../use-flow.ts';
import { IdeaOverlays } from './IdeaOverlays.tsx';
import { issueWishes } from './issue-wishes.ts';
import { offerTakingBack } from './offer-taking-back.ts';
import { SampleNotice } from './SampleNotice.tsx';
import { duplicateIdea } from './vault-tools/idea-actions.ts';

export interface OneIdeaProps {
  readonly idea: Idea;
}

/** The page of an idea that is there. */
export function OneIdea({ idea }: OneIdeaProps) {
  const app = useApp();
  const { actorOf, services } = app;
  const { workspace, newId } = services;
  const now = useMemo(() => services.now(), [services]);
  useEffect(() => {
    document.title = `${idea.title} · Groundwork`;
  }, [idea.title]);
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
  const start = () =>
    page.send({ type: 'exploring.asked', status: idea.status, projectId: newId(), canvasId: newId() });
  return (
    <IdeaScreen
      idea={idea}
      page={page}
      statuses={statusOptions}
      now={now}
      notice={isSample && <SampleNotice />}
      actions={<IdeaActions idea={idea} page={page} onDuplicate={() => duplicateIdea(app, idea)} />}
      exploring={<ExploringSection idea={idea} project={project} removed={removed} page={page} onStart={start} />}
      ratings={
        <RatingsSection page={page} hasCriteria={criteria.length > 0}>
          <IdeaRatings
            idea={idea}
            criteria={criteria}
            onRate={(criterion, rating) => page.send({ type: 'idea.rated', criterion, rating })}
          />
        </RatingsSection>
      }
      known={<KnownSection idea={idea} criteria={criteria} />}
      lineage={idea.lineage && <Lineage lineage={idea.lineage} />}
    >
      <IdeaOverlays idea={idea} page={page} />
    </IdeaScreen>
  );
}

function Lineage({ lineage }: { readonly lineage: IdeaLineage }) {
  const { workspace } = useApp().services;
  const origin = useAtom(ideaOf(workspace, lineage.from));
  const href = buildPath({ name: 'idea-vault.idea', params: { ideaId: lineage.from } });
  return <LineageNote lineage={lineage} title={origin?.title} href={href} />;
}
