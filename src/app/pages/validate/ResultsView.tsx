import { useSelector as useAtom } from '@xstate/store-react';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { type Intake, intakeStreamOf } from '#domain/intake/intake.ts';
import { intakeStream } from '#domain/intake/intake-stream.ts';
import { eachPart } from '#domain/log/parts.ts';
import { learnKind } from '#domain/log/stream-kinds.ts';
import { questionsIn } from '#domain/survey/question-order.ts';
import { titleOf, withPipesNamed } from '#domain/survey/route-text.ts';
import { asks, type Survey } from '#domain/survey/survey.ts';
import { surveyStreamOf } from '#domain/survey/survey-kind.ts';
import { countedResponses, crossed, surveyResults } from '#domain/survey/survey-results.ts';
import { surveyStream } from '#domain/survey/survey-stream.ts';
import { wordsOf } from '#drawing/survey/survey-document.ts';
import { en } from '#drawing/survey/texts/en.ts';
import { CrossedTable } from '#features/validate/surveys/CrossedTable.tsx';
import { groupsAtMost } from '#features/validate/surveys/crossed-rows.ts';
import { resultLabels as labels } from '#features/validate/surveys/labels.ts';
import { QuestionResult } from '#features/validate/surveys/QuestionResult.tsx';
import { type Crossing, ResultsFrame } from '#features/validate/surveys/ResultsFrame.tsx';
import { responsesIn } from '#machines/survey/select-responses.ts';
import { css } from '#styled-system/css';
import { PlotDrawing } from '#ui/drawings/PlotDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useApp } from '../../app-context.ts';
import { useFetchSoon } from '../../layouts/use-fetch-ahead.ts';
import { exportResponses } from './surveys/export-responses.ts';
import { MarkedVerbatims } from './surveys/MarkedVerbatims.tsx';
import { SurveyMissing } from './surveys/SurveyMissing.tsx';
import { validateHref } from './validate-href.ts';
import type { ValidateViewProps } from './views.ts';

learnKind(surveyStream);
learnKind(intakeStream);

const loadMarking = () => import('./surveys/MarkVerbatims.tsx');
const MarkVerbatims = lazy(loadMarking);

/** What people have answered to a survey, as it comes in. */
export default function ResultsView({ projectId, params: { id = '' } }: ValidateViewProps) {
  const { workspace } = useApp().services;
  const survey = useAtom(workspace.stream(surveyStreamOf(id))) as Survey | undefined;
  const isComplete = useAtom(workspace.isComplete);
  if (survey && survey.projectId === projectId) return <Results survey={survey} />;
  return isComplete ? (
    <SurveyMissing projectId={projectId} />
  ) : (
    <Skeleton label={labels.loading} shape="rows" count={6} />
  );
}

function Results({ survey }: { readonly survey: Survey }) {
  const { services } = useApp();
  const { id, projectId, title } = survey;
  const intake = useAtom(services.workspace.stream(intakeStreamOf(id))) as Intake | undefined;
  const [by, setBy] = useState<Crossing>('none');
  const [marked, setMarked] = useState<string | null>(null);
  const stopMarking = useCallback(() => setMarked(null), []);
  useFetchSoon(loadMarking);
  const all = responsesIn(intake);
  const counted = useMemo(() => countedResponses(all), [all]);
  const words = useMemo(() => wordsOf({ currency: survey.currency }, en), [survey.currency]);
  const live = useMemo(() => questionsIn(survey), [survey]);
  // What was asked once is still read, whatever became of the question.
  const removed = useMemo(() => {
    const asked = new Set(survey.published.flatMap(({ questions }) => questions));
    return [...eachPart(survey.questions)].filter((each) => each.removed && asked.has(each.id) && asks(each));
  }, [survey]);
  const questions = useMemo(() => [...live, ...removed], [live, removed]);
  const results = useMemo(() => surveyResults(questions, counted), [questions, counted]);
  const groups = useMemo(() => {
    if (by === 'none') return [];
    const sizes = new Map(
      [...Map.groupBy(counted, (entry) => String(entry[by]))].map(([name, some]) => [name, some.length]),
    );
    return [...crossed(questions, counted, by)]
      .map(([name, ofGroup]) => ({ name, results: ofGroup, n: sizes.get(name) ?? 0 }))
      .sort((a, b) => b.n - a.n);
  }, [questions, counted, by]);
  useEffect(() => {
    document.title = `${labels.title(title)} · Groundwork`;
  }, [title]);
  const marking = results.find(({ question }) => question.id === marked);
  const excluded = all.filter(({ excludedFor }) => excludedFor !== null).length;
  return (
    <ResultsFrame
      title={title}
      surveyHref={validateHref({ projectId, view: 'surveys', id })}
      peopleHref={validateHref({ projectId, view: 'people', id })}
      counted={counted.length}
      excluded={excluded}
      uncounted={all.length - excluded - counted.length}
      held={[...new Set(counted.map(({ response }) => response.once))]}
      by={by}
      onBy={setBy}
      onExport={() => exportResponses(services, survey, questions, all, words)}
    >
      {all.length === 0 ? (
        <EmptyState title={labels.emptyTitle} drawing={<PlotDrawing />}>
          {survey.isLive ? labels.empty : labels.emptyDraft}
        </EmptyState>
      ) : (
        results.map((result) => (
          <QuestionResult
            key={result.question.id}
            result={result}
            title={withPipesNamed(titleOf(result.question), questions)}
            isRemoved={removed.some((each) => each.id === result.question.id)}
            words={words}
            texts={
              result.texts && (
                <MarkedVerbatims
                  projectId={projectId}
                  questionId={result.question.id}
                  texts={result.texts}
                  onMark={() => setMarked(result.question.id)}
                />
              )
            }
            crossed={
              by !== 'none' && (
                <CrossedTable result={result} by={by} groups={groups.slice(0, groupsAtMost)} words={words} />
              )
            }
          />
        ))
      )}
      <Suspense fallback={null}>
        {marking?.texts && (
          <MarkVerbatims
            survey={survey}
            questionId={marking.question.id}
            question={withPipesNamed(titleOf(marking.question), questions)}
            texts={marking.texts}
            receivedAt={(entryId) => counted.find((entry) => entry.id === entryId)?.receivedAt ?? services.now()}
            onClose={stopMarking}
          />
        )}
      </Suspense>
      {groups.length > groupsAtMost && (
        <p className={css({ color: 'ink.muted' })}>{labels.others(groups.length - groupsAtMost)}</p>
      )}
    </ResultsFrame>
  );
}
