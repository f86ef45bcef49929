import { useSelector as useAtom } from '@xstate/store-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Intake, intakeStreamOf } from '#domain/intake/intake.ts';
import { intakeStream } from '#domain/intake/intake-stream.ts';
import { registerStream } from '#domain/log/stream-kinds.ts';
import type { AnswerWords } from '#domain/survey/answer-text.ts';
import { type AskedQuestion, questionsOfResponses } from '#domain/survey/asked-questions.ts';
import { withPipesNamed } from '#domain/survey/pipes.ts';
import { titleOf } from '#domain/survey/route-text.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { surveyStreamOf } from '#domain/survey/survey-kind.ts';
import { type CountedQuestion, countedResponses, crossed, surveyResults } from '#domain/survey/survey-results.ts';
import { surveyStream } from '#domain/survey/survey-stream.ts';
import { wordsOf } from '#drawing/survey/survey-document.ts';
import { en } from '#drawing/survey/texts/en.ts';
import { CrossedTable } from '#features/validate/surveys/CrossedTable.tsx';
import { groupsAtMost } from '#features/validate/surveys/crossed-rows.ts';
import { closingText, resultLabels as labels } from '#features/validate/surveys/labels.ts';
import { QuestionResult } from '#features/validate/surveys/QuestionResult.tsx';
import { type Crossing, ResultsFrame } from '#features/validate/surveys/ResultsFrame.tsx';
import { responsesIn } from '#machines/survey/select-responses.ts';
import { css } from '#styled-system/css';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { CopyField } from '#ui/CopyField.tsx';
import { PlotDrawing } from '#ui/drawings/PlotDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useApp } from '../../app-context.ts';
import { useMinute } from '../../use-minute.ts';
import { LeadOn } from '../LeadOn.tsx';
import { pagesOriginIn } from '../pages-origin.ts';
import { usePageImages } from '../use-page-images.ts';
import { LeftOut } from './LeftOut.tsx';
import { exportResponses } from './surveys/export-responses.ts';
import { MarkedVerbatims } from './surveys/MarkedVerbatims.tsx';
import { MarkVerbatims } from './surveys/MarkVerbatims.tsx';
import { SavedFiles } from './surveys/SavedFiles.tsx';
import { SurveyMissing } from './surveys/SurveyMissing.tsx';
import { validateHref } from './validate-href.ts';
import type { ValidateViewProps } from './views.ts';

registerStream(surveyStream);
registerStream(intakeStream);

/** The answers to a survey, as they come in. */
export default function ResultsView({ projectId, params: { id = '' } }: ValidateViewProps) {
  const { workspace } = useApp().services;
  const survey = useAtom(workspace.stream(surveyStreamOf(id))) as Survey | undefined;
  const isComplete = useAtom(workspace.isComplete);
  if (survey && survey.projectId !== projectId) {
    const params = { projectId: survey.projectId, view: 'results', id };
    return <LeadOn to={{ name: 'validate', params }} label={labels.loading} />;
  }
  if (survey) return <Results survey={survey} />;
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
  const image = usePageImages();
  useMinute(survey.closesAt !== null);
  const all = responsesIn(intake);
  const counted = useMemo(() => countedResponses(all), [all]);
  const wordsIn = useMemo(() => rememberedWords(), []);
  // Answers are read as they were asked for, whatever became of the questions.
  const questions = useMemo(() => questionsOfResponses(survey), [survey]);
  const lastVersion = Math.max(1, survey.published.length);
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
  const marking = results.find(({ question }) => wayOf(question) === marked);
  const excluded = all.filter(({ excludedFor }) => excludedFor !== null).length;
  return (
    <ResultsFrame
      title={title}
      surveyHref={validateHref({ projectId, view: 'surveys', id })}
      peopleHref={validateHref({ projectId, view: 'people', id })}
      closing={closingText(survey, services.now())}
      counted={counted.length}
      excluded={excluded}
      uncounted={all.length - excluded - counted.length}
      held={[...new Set(counted.map(({ response }) => response.once))]}
      leftOut={intake && <LeftOut intake={intake} />}
      by={by}
      onBy={setBy}
      onExport={() => exportResponses(services, survey, questions, all, wordsIn)}
    >
      {all.length === 0 ? (
        <EmptyState
          title={labels.emptyTitle}
          drawing={<PlotDrawing />}
          actions={
            survey.isLive && survey.once !== 'link' ? (
              <CopyField label={labels.address} value={`${pagesOriginIn(services.settings)}/s/${id}`} />
            ) : (
              <ButtonLink href={validateHref({ projectId, view: 'surveys', id })}>{labels.back}</ButtonLink>
            )
          }
        >
          {survey.isLive ? labels.empty : labels.emptyDraft}
        </EmptyState>
      ) : (
        results.map((result) => (
          <QuestionResult
            key={wayOf(result.question)}
            result={result}
            title={withPipesNamed(titleOf(result.question), questions)}
            way={wayText(result.question, questions, lastVersion)}
            image={image(result.question.picture ?? '')?.sources.at(-1)?.address}
            words={wordsIn(result.question.currency ?? '')}
            texts={
              result.files ? (
                <SavedFiles surveyId={id} files={result.files} />
              ) : (
                result.texts && (
                  <MarkedVerbatims
                    projectId={projectId}
                    questionId={result.question.id}
                    texts={result.texts}
                    onMark={() => setMarked(wayOf(result.question))}
                  />
                )
              )
            }
            crossed={
              by !== 'none' && (
                <CrossedTable
                  result={result}
                  title={withPipesNamed(titleOf(result.question), questions)}
                  way={wayText(result.question, questions, lastVersion)}
                  by={by}
                  groups={groups.slice(0, groupsAtMost)}
                  words={wordsIn(result.question.currency ?? '')}
                />
              )
            }
          />
        ))
      )}
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
      {groups.length > groupsAtMost && (
        <p className={css({ color: 'ink.muted' })}>{labels.others(groups.length - groupsAtMost)}</p>
      )}
    </ResultsFrame>
  );
}

/** A way of asking by a name of its own. */
const wayOf = ({ id, versions = [] }: CountedQuestion): string => `${id} ${versions.at(-1) ?? ''}`;

/** Which versions asked it like this, if it is no longer asked, or was asked in other ways too. */
function wayText({ id, versions = [] }: CountedQuestion, all: readonly AskedQuestion[], last: number): string {
  const ways = all.filter((each) => each.id === id);
  if (!ways.some((each) => each.versions.includes(last))) return labels.askedBefore(versions);
  return ways.length > 1 ? labels.askedIn(versions) : '';
}

/** How amounts in a currency are written; the same for the same currency. */
function rememberedWords(): (currency: string) => AnswerWords {
  const known = new Map<string, AnswerWords>();
  return (currency) => {
    const words = known.get(currency) ?? wordsOf({ currency: currency || 'USD' }, en);
    known.set(currency, words);
    return words;
  };
}
