import { ignoreUnknown } from '../log/define-stream.ts';
import { evolveMoments } from '../log/name-moment.ts';
import { partOf, withParts } from '../log/parts.ts';
import type { Dated } from '../log/recorded-event.ts';
import { sameJson } from '../log/same-json.ts';
import { questionnaireOf } from './question-order.ts';
import { questionsAsked } from './questions-asked.ts';
import type { PlacedQuestion, PublishedSurvey, Survey } from './survey.ts';
import type { SurveyFact } from './survey-facts.ts';
import { surveyIdOf } from './survey-kind.ts';

type SurveyPublished = Extract<SurveyFact, { readonly type: 'SurveyPublished' }>;

/** Folds one fact into a survey. Facts of other kinds, and facts before the beginning, change nothing. */
export function evolveSurvey(before: Survey | undefined, fact: Dated<SurveyFact>, stream: string): Survey | undefined {
  if (!before) return fact.type === 'SurveyCreated' ? begun(fact, stream) : undefined;
  if (fact.type === 'MomentNamed') return { ...before, moments: evolveMoments(before.moments, fact.data) };
  return evolve({ ...before, changedAt: fact.at }, fact, before);
}

function begun(
  { data: { questions, ...settings }, at }: Dated<Extract<SurveyFact, { readonly type: 'SurveyCreated' }>>,
  stream: string,
): Survey {
  const survey: Survey = {
    ...settings,
    id: surveyIdOf(stream),
    questions: {},
    questionCount: 0,
    links: [],
    published: [],
    isLive: false,
    removed: false,
    moments: [],
    createdAt: at,
    changedAt: at,
  };
  return placed(survey, questions);
}

function evolve(survey: Survey, fact: Exclude<Dated<SurveyFact>, { type: 'MomentNamed' }>, before: Survey): Survey {
  switch (fact.type) {
    case 'QuestionsPlaced':
      return placed(survey, fact.data.questions);
    case 'QuestionsMoved':
      return changed(survey, fact.data.questions);
    case 'QuestionSet': {
      const { question: id, ...settings } = fact.data;
      return changed(survey, [{ id, ...settings }]);
    }
    case 'QuestionTextEdited': {
      const { question: id, field, text } = fact.data;
      return changed(survey, [{ id, [field]: text }]);
    }
    case 'QuestionsRemoved':
      return filed(survey, fact.data.questions, true);
    case 'QuestionsRestored':
      return filed(survey, fact.data.questions, false);
    case 'SurveySet':
      return { ...survey, ...fact.data };
    case 'LinksAdded':
      return { ...survey, links: [...survey.links, ...fact.data.links] };
    case 'SurveyPublished':
      return published(survey, fact);
    case 'SurveyUnpublished':
      return { ...survey, isLive: false };
    case 'SurveyReassigned':
      return { ...survey, projectId: fact.data.projectId };
    case 'SurveyRemoved':
      return { ...survey, removed: true };
    case 'SurveyRestored':
      return { ...survey, removed: false };
    case 'SurveyCreated':
      return before;
    default:
      return ignoreUnknown(fact, before);
  }
}

/** Records a published version without a change to the survey being edited. */
function published(survey: Survey, { data, at, recordedAt = at, version: own = 0 }: Dated<SurveyPublished>): Survey {
  const { streamVersion = own, of, ...version } = data;
  const before = survey.published;
  const again = of === null ? undefined : before[of - 1];
  const asked = again && of !== null ? questionsAsked(before, of) : questionnaireOf(survey).questions;
  const known = new Map(
    before.flatMap(({ changed: some }) => some.map((question) => [question.id, question] as const)),
  );
  const entry: PublishedSurvey = {
    ...{ ...version, of, streamVersion, at: recordedAt, currency: again?.currency ?? survey.currency },
    questions: asked.map(({ id }) => id),
    changed: asked.filter((question) => !sameJson(known.get(question.id), question)),
  };
  return { ...survey, isLive: true, published: [...survey.published, entry] };
}

const placed = (survey: Survey, questions: readonly Omit<PlacedQuestion, 'removed'>[]): Survey => ({
  ...survey,
  questions: withParts(
    survey.questions,
    questions.map((question) => ({ ...question, removed: false })),
  ),
  questionCount: survey.questionCount + questions.length,
});

function changed(survey: Survey, changes: readonly (Partial<PlacedQuestion> & { readonly id: string })[]): Survey {
  const questions = changes.flatMap((change) => {
    const question = partOf(survey.questions, change.id);
    return question ? [{ ...question, ...change }] : [];
  });
  return { ...survey, questions: withParts(survey.questions, questions) };
}

const filed = (survey: Survey, ids: readonly string[], removed: boolean): Survey => ({
  ...changed(
    survey,
    ids.map((id) => ({ id, removed })),
  ),
  questionCount: survey.questionCount + (removed ? -1 : 1) * ids.length,
});
