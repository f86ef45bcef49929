import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Experiment, experimentStreamOf, type Method } from '#domain/experiment/experiment.ts';
import { minutesToConvert, usualWindowMinutes } from '#domain/experiment/minutes-to-convert.ts';
import { entriesOfInterviews } from '#domain/judgement/entry.ts';
import { entriesPerDay } from '#domain/judgement/pace.ts';
import type { Assumption } from '#domain/ledger/ledger.ts';
import { experimentDraft } from '#domain/log/command-draft.ts';
import type { Rejection } from '#domain/log/decision.ts';
import type { Page } from '#domain/page/page.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { ExperimentFrame } from '#features/validate/experiments/ExperimentFrame.tsx';
import { LockButton } from '#features/validate/experiments/LockButton.tsx';
import { cardLabels as labels } from '#features/validate/experiments/labels.ts';
import { PlannerPanel } from '#features/validate/experiments/PlannerPanel.tsx';
import { TestCard } from '#features/validate/experiments/TestCard.tsx';
import { TooSmallMessage } from '#features/validate/experiments/TooSmallMessage.tsx';
import { pagesByProject } from '#machines/page/select-pages.ts';
import { surveysByProject } from '#machines/survey/select-surveys.ts';
import { artefactSince } from '#machines/validate/artefact-of.ts';
import { experimentEditorMachine } from '#machines/validate/experiment-editor.machine.ts';
import { experimentLockMachine } from '#machines/validate/experiment-lock.machine.ts';
import { type AddressedTest, givenTest } from '#machines/validate/given-test.ts';
import { methodChoiceMachine } from '#machines/validate/method-choice.machine.ts';
import { missingPart } from '#machines/validate/missing-part.ts';
import { plannedTestOf } from '#machines/validate/planned-test.ts';
import { experimentsOf, interviewsByExperiment } from '#machines/validate/select-experiments.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { useRights } from '#ui/rights.ts';
import { useSavedOnLeaving } from '#ui/use-saved-on-leaving.ts';
import { useApp } from '../../app-context.ts';
import { CommentOn } from '../../comments/CommentOn.tsx';
import { AssignedTo } from '../../team/AssignedTo.tsx';
import { useFlow } from '../../use-flow.ts';
import { useIsOffline } from '../../use-is-offline.ts';
import { plannerFlow } from './planner-flow.ts';
import { isSealed, SealedExperiment } from './SealedExperiment.tsx';
import { validateHref } from './validate-href.ts';

const noPages: readonly Page[] = [];
const noSurveys: readonly Survey[] = [];

export interface DraftExperimentProps {
  readonly id: string;
  readonly projectId: string;
  /** Undefined until its method is chosen. */
  readonly experiment: Experiment | undefined;
  readonly assumptionId: string;
  readonly assumptions: readonly Assumption[];
  readonly given: AddressedTest;
}

/** A test card, until its lock and through it. */
export function DraftExperiment(props: DraftExperimentProps) {
  const { id, projectId, experiment, assumptionId, assumptions, given } = props;
  const { services } = useApp();
  const { workspace, now } = services;
  const isOffline = useIsOffline();
  const pages = useAtom(pagesByProject(workspace)).get(projectId) ?? noPages;
  const surveys = useAtom(surveysByProject(workspace)).get(projectId) ?? noSurveys;
  const editor = useFlow(experimentEditorMachine, {
    id,
    projectId,
    assumptionId,
    experiment: experiment ?? null,
    given: givenTest(given, { pages, surveys }),
  });
  const planner = useFlow(plannerFlow);
  const draft = useSelector(editor, ({ context }) => context.draft);
  const methods = useFlow(methodChoiceMachine, { hasChosen: draft.method !== null });
  const [first] = useState(() => {
    const stream = experimentStreamOf(id);
    const waiting = workspace.pending
      .get()
      .find((command) => command.stream === stream && command.type === 'StartExperiment');
    return {
      missing: missingPart(draft, now(), { projectId, pages, surveys }),
      change: waiting ? (waiting.changeId ?? waiting.id) : null,
    };
  });
  const sent = useRef(first.change);
  const lock = useFlow(
    experimentLockMachine.provide({
      actions: {
        issue: (_, { drafts }) => {
          editor.send({ type: 'draft.flushed' });
          sent.current = services.dispatch(drafts);
        },
      },
    }),
    { id, missing: first.missing, isWaiting: first.change !== null },
  );
  const mayEdit = useRights().edit;
  const isLocking = useSelector(lock, (snapshot) => snapshot.hasTag('pending'));
  const isFrozen = isLocking || !mayEdit;
  const sealed = useSelector(lock, (snapshot) => snapshot.matches('sealed'));

  useEffect(() => {
    lock.send({ type: 'design.changed', missing: missingPart(draft, now(), { projectId, pages, surveys }) });
    planner.send({ type: 'plan.changed', wanted: plannedTestOf(draft) });
  }, [lock, planner, draft, now, projectId, pages, surveys]);
  // A page that was published after its method was chosen is counted on without being asked for.
  useEffect(() => {
    const artefact = artefactSince(draft, { pages, surveys }, given.counts);
    if (artefact && editor.getSnapshot().status === 'active')
      editor.send({ type: 'draft.changed', typed: { artefact } });
  }, [editor, draft, pages, surveys, given.counts]);
  useEffect(() => {
    if (!experiment) return;
    if (editor.getSnapshot().status === 'active') {
      editor.send(isSealed(experiment) ? { type: 'experiment.locked' } : { type: 'experiment.changed', experiment });
    }
    if (isSealed(experiment)) lock.send({ type: 'lock.confirmed' });
  }, [editor, lock, experiment]);
  const rejections = useAtom(workspace.rejections);
  useEffect(() => {
    const refused = rejections.find(({ command }) => (command.changeId ?? command.id) === sent.current);
    if (refused) lock.send({ type: 'lock.refused', reason: refused.reason as Rejection });
  }, [lock, rejections]);
  useSavedOnLeaving(
    useCallback(() => {
      if (editor.getSnapshot().status === 'active') editor.send({ type: 'draft.flushed' });
    }, [editor]),
  );

  const experiments = useAtom(experimentsOf(workspace, projectId));
  const interviews = useAtom(interviewsByExperiment(workspace));
  const paceOf = useCallback(
    (method: Method) => {
      const entriesOf = (one: Experiment) => entriesOfInterviews(one, interviews.get(one.id) ?? []).length;
      return entriesPerDay(method, experiments, entriesOf, now());
    },
    [experiments, interviews, now],
  );
  if (sealed && isSealed(experiment)) return <SealedExperiment experiment={experiment} />;
  const discard = () => {
    services.dispatch([experimentDraft('DiscardExperiment', id, {})]);
    services.navigate({ name: 'validate', params: { projectId, view: 'experiments' } });
  };
  return (
    <ExperimentFrame
      title={experiment ? labels.title : labels.newTitle}
      listHref={validateHref({ projectId, view: 'experiments' })}
      who={
        experiment && (
          <AssignedTo
            assigned={experiment.assigned}
            onAssign={(assigning) => services.dispatch([experimentDraft('AssignExperiment', experiment.id, assigning)])}
          />
        )
      }
      actions={
        experiment && (
          <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8' })}>
            <CommentOn kind="experiment" id={id} projectId={projectId} isMain />
            {!isFrozen && <Button onPress={discard}>{labels.discard}</Button>}
          </div>
        )
      }
    >
      <TestCard
        editor={editor}
        methods={methods}
        assumptions={assumptions}
        isFrozen={isFrozen}
        confirmsPeople={services.settings.confirmsPeople === true}
        windowMinutes={minutesToConvert(experiment ?? { windowMinutes: usualWindowMinutes })}
        pages={pages}
        surveys={surveys}
        surveysHref={validateHref({ projectId, view: 'experiments' })}
        pagesHref={buildPath({ name: 'page-builder.project', params: { projectId } })}
        planner={<PlannerPanel editor={editor} planner={planner} paceOf={paceOf} isFrozen={isFrozen} />}
        lock={
          mayEdit && (
            <>
              <TooSmallMessage editor={editor} isFrozen={isLocking} />
              <LockButton lock={lock} criterion={draft.criterion} isOffline={isOffline} />
            </>
          )
        }
      />
    </ExperimentFrame>
  );
}
