import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { today } from '#adapters/clock/today.ts';
import { keepInterviewDraft, readInterviewDraft } from '#adapters/storage/interview-draft-storage.ts';
import { local } from '#adapters/storage/local.ts';
import { type Experiment, experimentStreamOf } from '#domain/experiment/experiment.ts';
import { interviewStream } from '#domain/interview/interview-stream.ts';
import { riskiestOf } from '#domain/ledger/score.ts';
import { interviewDraft } from '#domain/log/command-draft.ts';
import { eachPart, partOf } from '#domain/log/parts.ts';
import { registerStream } from '#domain/log/stream-kinds.ts';
import { EraseQuestion } from '#features/validate/interviews/EraseQuestion.tsx';
import { focusInterview } from '#features/validate/interviews/focus-interview.ts';
import { InterviewsScreen } from '#features/validate/interviews/InterviewsScreen.tsx';
import { labels } from '#features/validate/interviews/labels.ts';
import { nameOf } from '#features/validate/interviews/name-of.ts';
import { frameLabels } from '#features/validate/labels.ts';
import { interviewListMachine } from '#machines/validate/interview-list.machine.ts';
import { logInterviewMachine } from '#machines/validate/log-interview.machine.ts';
import { interviewsOfProject, leadingWith, type ProjectInterviews } from '#machines/validate/select-interviews.ts';
import { ledgerOf, scoresOfProject } from '#machines/validate/select-ledger.ts';
import { namedExport } from '#ui/named-export.ts';
import { type App, useApp } from '../../app-context.ts';
import { CommentOn } from '../../comments/CommentOn.tsx';
import { useFetchSoon } from '../../layouts/use-fetch-ahead.ts';
import { useDoers } from '../../team/use-doers.ts';
import { useFlow } from '../../use-flow.ts';
import { LeadOn } from '../LeadOn.tsx';
import { offerTakingBack } from '../offer-taking-back.ts';
import { EditInterview } from './interviews/EditInterview.tsx';
import { RecordQuote } from './interviews/RecordQuote.tsx';
import type { ValidateViewProps } from './views.ts';

registerStream(interviewStream);

const loadReader = () => import('./interviews/ReadTranscript.tsx');
const ReadTranscript = lazy(loadReader);
const loadLearning = namedExport(() => import('./SealedExperiment.tsx'), 'Learning');
const Learning = lazy(loadLearning);
// Interviews are read and corrected on the way home, where there may be no network.
const loadAll = () => Promise.all([loadReader(), loadLearning()]);

/** The interviews of a project; where the address names a test that a pivot took along, they are of the idea it went to. */
export default function InterviewsView({ projectId, params }: ValidateViewProps) {
  const { workspace } = useApp().services;
  const test = useAtom(workspace.stream(experimentStreamOf(params['id'] ?? ''))) as Experiment | undefined;
  if (test && test.projectId !== projectId) {
    const there = { ...params, projectId: test.projectId };
    return <LeadOn to={{ name: 'validate', params: there }} label={frameLabels.loading} />;
  }
  return <Interviews projectId={projectId} params={params} />;
}

/** The interviews, and a form to log one in a minute; for the experiment that the address names, if it runs. */
function Interviews({ projectId, params }: ValidateViewProps) {
  const app = useApp();
  const { services } = app;
  const { workspace, newId } = services;
  const held = useAtom(interviewsOfProject(workspace, projectId));
  const { id: asked } = params;
  const interviews = useMemo(() => ({ ...held, running: leadingWith(asked, held.running) }), [held, asked]);
  const ledger = useAtom(ledgerOf(workspace, projectId));
  const scores = useAtom(scoresOfProject(workspace, projectId));
  const log = useFlow(logFlow(projectId), { projectId, kept: readInterviewDraft(local, projectId) });
  const list = useFlow(listFlow(app));
  const doerOf = useDoers();
  const state = useSelector(list, ({ value }) => value);
  const { id, quoteId } = useSelector(list, ({ context }) => context);
  const pending = useAtom(workspace.pending);
  const erasing = useMemo(
    () =>
      new Set(
        pending.flatMap(({ type, stream }) => (type === 'ErasePerson' ? [stream.slice('interview-'.length)] : [])),
      ),
    [pending],
  );
  const recorded = useMemo(
    () =>
      new Set(
        [...eachPart(ledger.evidence)]
          .filter(({ superseded }) => superseded === null)
          .map((each) => `${each.interviewId} ${each.quoteId}`),
      ),
    [ledger],
  );
  useFetchSoon(loadAll);
  const { person } = params;
  const isSoughtThere = useMemo(
    () => held.groups.some((group) => group.interviews.some(({ interview }) => interview.id === person)),
    [held, person],
  );
  useEffect(() => {
    if (isSoughtThere && person !== undefined) focusInterview(person);
  }, [isSoughtThere, person]);
  const loggedFor = useSelector(log, ({ context }) => context.loggedFor);
  const verdictOf = useSelector(log, ({ context }) => context.verdictOf);
  const isJudged = (groupFor(held, loggedFor)?.experiment?.judgements.length ?? 0) > 0;
  useEffect(() => {
    if (isJudged) log.send({ type: 'experiment.judged', experimentId: loggedFor });
  }, [log, isJudged, loggedFor]);
  const decided = groupFor(held, verdictOf);
  const judged = decided?.experiment?.judgements.at(-1);
  const listed = held.groups.flatMap(({ interviews: ofGroup }) => ofGroup).find(({ interview }) => interview.id === id);
  const opened = listed?.interview;
  const close = () => list.send({ type: 'overlay.closed' });
  return (
    <InterviewsScreen
      interviews={interviews}
      learning={
        decided?.experiment && judged ? (
          <Suspense fallback={null}>
            <Learning
              key={decided.experiment.id}
              experiment={decided.experiment}
              assumption={partOf(ledger.assumptions, decided.experiment.assumptionId)?.text ?? ''}
              interviews={decided.interviews.map(({ interview }) => interview)}
              judged={judged}
            />
          </Suspense>
        ) : null
      }
      log={log}
      list={list}
      erasing={erasing}
      newId={newId}
      today={today}
      lensOf={(experiment) =>
        (experiment ? partOf(ledger.assumptions, experiment.assumptionId) : riskiestOf(scores)?.assumption)?.lens ??
        'desirability'
      }
      doerOf={doerOf}
      commentsOn={(id) => <CommentOn kind="interview" id={id} projectId={projectId} size="small" />}
      assumptionText={(assumptionId) => partOf(ledger.assumptions, assumptionId)?.text}
      isRecorded={(interviewId, quote) => recorded.has(`${interviewId} ${quote}`)}
    >
      {opened && state === 'editing' && <EditInterview key={opened.id} interview={opened} onClose={close} />}
      <Suspense fallback={null}>
        {listed && opened && state === 'reading' && (
          <ReadTranscript
            key={opened.id}
            projectId={projectId}
            interview={opened}
            name={nameOf(listed)}
            onClose={close}
          />
        )}
      </Suspense>
      {opened && state === 'recording' && quoteId !== null && (
        <RecordQuote projectId={projectId} interview={opened} quoteId={quoteId} onClose={close} />
      )}
      {listed && state === 'confirmingErasure' && (
        <EraseQuestion
          name={nameOf(listed)}
          onCancel={close}
          onConfirm={() => list.send({ type: 'erasure.confirmed' })}
        />
      )}
    </InterviewsScreen>
  );
}

/** The interviews that were held for an experiment; none for another id. */
const groupFor = ({ groups }: ProjectInterviews, id: string | null) =>
  groups.find(({ experiment }) => experiment !== null && experiment.id === id);

const logFlow = (projectId: string) =>
  logInterviewMachine.provide({
    actions: {
      keep: (_, { draft }) => keepInterviewDraft(local, projectId, draft),
    },
  });

const listFlow = ({ services, actorOf }: App) =>
  interviewListMachine.provide({
    actions: {
      remove: (_, { id }) => {
        services.dispatch([interviewDraft('RemoveInterview', id, {})]);
        offerTakingBack(actorOf('toasts'), services, {
          message: labels.row.removed,
          drafts: [interviewDraft('RestoreInterview', id, {})],
        });
      },
    },
  });
