import { useSelector as useAtom } from '@xstate/store-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Idea, type IdeaLineage, type IdeaStatus, isChosenStatus } from '#domain/idea/idea.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { IdeaRatings } from '#features/criteria/IdeaRatings.tsx';
import { LineageNote } from '#features/fork/LineageNote.tsx';
import { chosenOptions, startingOptions, statusOptions } from '#features/idea-vault/labels.ts';
import { BeforePivot as Section } from '#features/lineage/BeforePivot.tsx';
import { ExploringSection } from '#features/project/ExploringSection.tsx';
import { IdeaActions } from '#features/project/IdeaActions.tsx';
import { IdeaMissing } from '#features/project/IdeaMissing.tsx';
import { IdeaScreen } from '#features/project/IdeaScreen.tsx';
import { KnownSection } from '#features/project/KnownSection.tsx';
import { LoopSection } from '#features/project/LoopSection.tsx';
import { labels as projectLabels } from '#features/project/labels.ts';
import { RatingsSection } from '#features/project/RatingsSection.tsx';
import { loopsOf } from '#machines/home/select-loops.ts';
import { projectMachine } from '#machines/project/project.machine.ts';
import { lineageIn } from '#machines/project/select-lineage.ts';
import { pivotsOf } from '#machines/project/select-pivots.ts';
import { projectOfIdea, projectsOf } from '#machines/project/select-projects.ts';
import { sampleIn } from '#machines/sample/select-sample.ts';
import { comparedIdeas } from '#machines/vault/compare.machine.ts';
import { evidenceOf } from '#machines/vault/select-evidence.ts';
import { ideaOf, ideasOf } from '#machines/vault/select-ideas.ts';
import { vaultOf } from '#machines/vault/select-vault.ts';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import type { Option } from '#ui/option.ts';
import { IfMayEdit } from '#ui/rights.ts';
import { useApp } from '../app-context.ts';
import { CommentOn } from '../comments/CommentOn.tsx';
import type { PageProps } from '../page-props.ts';
import { useSubjects } from '../team/use-doers.ts';
import { useOtherTeams } from '../team/use-other-teams.ts';
import { useFlow } from '../use-flow.ts';
import { useIsOffline } from '../use-is-offline.ts';
import { IdeaOverlays } from './IdeaOverlays.tsx';
import { MoveIdeaToTeam } from './MoveIdeaToTeam.tsx';
import { newProjectOf } from './new-project-of.ts';
import { offerTakingBack } from './offer-taking-back.ts';
import { PivotNotes } from './PivotNotes.tsx';
import { SampleNotice } from './SampleNotice.tsx';
import { useIdeaField } from './use-idea-field.ts';
import { useOneIdeaCommands } from './use-one-idea-commands.ts';
import { duplicateIdea } from './vault-tools/idea-actions.ts';

export default function IdeaPage({ place }: PageProps) {
  const { services } = useApp();
  const { workspace } = services;
  const ideaId = place.params['ideaId'] ?? '';
  const idea = useAtom(ideaOf(workspace, ideaId));
  const isComplete = useAtom(workspace.isComplete);
  const isOffline = useIsOffline();
  if (!idea) return <IdeaMissing isComplete={isComplete} isOffline={isOffline} />;
  return <OneIdea key={ideaId} idea={idea} />;
}

interface OneIdeaProps {
  readonly idea: Idea;
}

/** The page of an idea that is there. */
function OneIdea({ idea }: OneIdeaProps) {
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
        offerUndo: (_, undoable) => offerTakingBack(actorOf('toasts'), services, undoable),
      },
    }),
    { ideaId: idea.id },
  );
  const project = useAtom(projectOfIdea(workspace, idea.id));
  const loop = useAtom(loopsOf(workspace), (loops) => loops.get(project?.id ?? ''));
  const evidence = useAtom(evidenceOf(workspace)).get(idea.id);
  const removed = useAtom(projectsOf(workspace)).findLast((each) => each.removed && each.ideaId === idea.id);
  const isPivoted = useAtom(pivotsOf(workspace), (all) => all[idea.id]?.from !== undefined);
  const { criteria } = useAtom(vaultOf(workspace));
  const isSample = useAtom(sampleIn(workspace)).ideas.some(({ id }) => id === idea.id);
  const fields = {
    title: useIdeaField(idea, 'title'),
    problem: useIdeaField(idea, 'problem'),
    audience: useIdeaField(idea, 'audience'),
    pitch: useIdeaField(idea, 'pitch'),
  };
  const isStarting = !project && idea.status !== 'exploring';
  const others = recentBeside(useAtom(ideasOf(workspace)), idea.id);
  const start = useCallback(
    () => page.send({ type: 'exploring.asked', status: idea.status, projectId: newId(), canvasId: newId() }),
    [page, idea.status, newId],
  );
  const [team, ...teams] = useOtherTeams();
  const [isMoving, setMoving] = useState(false);
  useOneIdeaCommands({ idea, project, page, start });
  return (
    <IdeaScreen
      idea={idea}
      page={page}
      fields={fields}
      statuses={statusesFor(idea.status, isStarting)}
      onStatus={(status) =>
        page.send({ type: 'status.chosen', status, seen: idea.status, newProject: newProjectOf(services)(idea.id) })
      }
      now={now}
      notice={
        <>
          {isSample && <SampleNotice />}
          <PivotNotes ideaId={idea.id} to="idea" />
          {idea.origin && <InlineMessage tone="info">{projectLabels.origin}</InlineMessage>}
        </>
      }
      actions={
        <>
          <CommentOn kind="idea" id={idea.id} projectId={project?.id} isMain />
          <IfMayEdit>
            <IdeaActions
              idea={idea}
              page={page}
              onDuplicate={() => duplicateIdea(app, idea)}
              onMoveToTeam={idea.archived || isSample || !team ? undefined : () => setMoving(true)}
            />
          </IfMayEdit>
        </>
      }
      exploring={<ExploringSection idea={idea} project={project} removed={removed} page={page} onStart={start} />}
      loop={
        <>
          <LoopSection loop={loop} />
          {project?.forkedFrom != null && <BeforePivot projectId={project.id} />}
        </>
      }
      ratings={
        <RatingsSection page={page} hasCriteria={criteria.length > 0}>
          <IdeaRatings
            idea={idea}
            criteria={criteria}
            onRate={(criterion, rating) => page.send({ type: 'idea.rated', criterion, rating })}
          />
        </RatingsSection>
      }
      known={
        <KnownSection
          idea={idea}
          criteria={criteria}
          evidence={evidence}
          onCompare={
            others.length === 0 ? undefined : () => page.send({ type: 'comparison.asked', ids: [idea.id, ...others] })
          }
        />
      }
      lineage={idea.lineage && !isPivoted && <Lineage lineage={idea.lineage} />}
    >
      <IdeaOverlays idea={idea} page={page} />
      {isMoving && team && <MoveIdeaToTeam idea={idea} teams={[team, ...teams]} onClose={() => setMoving(false)} />}
    </IdeaScreen>
  );
}

/** A pivoted idea says so, and can be taken up again. */
const statusesFor = (status: IdeaStatus, isStarting: boolean): readonly Option<IdeaStatus>[] => [
  ...(isStarting ? startingOptions : chosenOptions),
  ...statusOptions.filter(({ value }) => value === status && !isChosenStatus(value)),
];

/** The ids of the current ideas that changed last, as many as fit beside this one. */
const recentBeside = (ideas: readonly Idea[], id: string): readonly string[] =>
  ideas
    .filter((other) => other.id !== id && !other.archived)
    .toSorted((a, b) => (a.changedAt < b.changedAt ? 1 : -1))
    .slice(0, comparedIdeas.most - 1)
    .map((other) => other.id);

function Lineage({ lineage }: { readonly lineage: IdeaLineage }) {
  const { workspace } = useApp().services;
  const origin = useAtom(ideaOf(workspace, lineage.from));
  const href = buildPath({ name: 'idea-vault.idea', params: { ideaId: lineage.from } });
  return <LineageNote lineage={lineage} title={origin?.title} href={href} />;
}

interface BeforePivotProps {
  readonly projectId: string;
}

/** The ideas that came before the idea of a project. */
function BeforePivot({ projectId }: BeforePivotProps) {
  const { workspace } = useApp().services;
  return <Section predecessors={useAtom(lineageIn(workspace, projectId)).predecessors} subjectOf={useSubjects()} />;
}
