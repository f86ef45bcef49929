import type { Artefact } from '#domain/experiment/experiment.ts';
import { eachPart, partOf } from '#domain/log/parts.ts';
import { countedAnswer, goalOfAnswer } from '#domain/survey/counted-answer.ts';
import { withPipesNamed } from '#domain/survey/pipes.ts';
import { pointsIn } from '#domain/survey/point-scale.ts';
import { traitsOf } from '#domain/survey/question-kinds.ts';
import { questionsAsked } from '#domain/survey/questions-asked.ts';
import { titleOf } from '#domain/survey/route-text.ts';
import { choicesOf, type Question, type Survey } from '#domain/survey/survey.ts';

/** The surveys on which an answer can be counted: those on the web. */
export const countableSurveys = (surveys: readonly Survey[]): readonly Survey[] =>
  surveys.filter(({ isLive, removed }) => isLive && !removed);

/** An answer that can count as a yes, as an experiment names it and in words. */
export interface CountableAnswer {
  readonly goal: string;
  readonly text: string;
}

/** A question whose answers can be counted: one of them, or numbers from one on. */
export interface CountableQuestion {
  readonly question: Question;
  readonly title: string;
  /** None for a number, which can be any. */
  readonly answers: readonly CountableAnswer[];
}

/** The questions that a survey asks now, and whose answers can be counted, with those answers. */
export function countableAnswers(survey: Survey): readonly CountableQuestion[] {
  const asked = questionsAsked(survey.published);
  return asked.flatMap((question) => {
    const answers = answersTo(question);
    if (answers.length === 0 && !isAnyNumber(question)) return [];
    return [{ question, title: withPipesNamed(titleOf(question), asked), answers }];
  });
}

/** Returns the first goal for a question: its first answer, or every number that is at least its minimum. */
export const firstGoalOf = ({ question, answers }: CountableQuestion): string | undefined =>
  answers[0]?.goal ?? (isAnyNumber(question) ? atLeast(question.id, question.min ?? 1).goal : undefined);

const isAnyNumber = (question: Question): boolean => traitsOf(question).answer === 'number';

/** Options, or points from the most to the least: none for any number, and for what nobody can count. */
function answersTo(question: Question): readonly CountableAnswer[] {
  const { id } = question;
  if (traitsOf(question).answer !== 'points')
    return choicesOf(question).map((option) => ({
      goal: goalOfAnswer({ question: id, comparison: 'is', value: option.id }),
      text: option.label,
    }));
  const numbers = pointsIn(question);
  return [
    ...numbers
      .slice(1)
      .reverse()
      .map((value) => atLeast(id, value)),
    ...numbers.slice(0, -1).map((value) => atMost(id, value)),
  ];
}

const atLeast = (question: string, value: number): CountableAnswer => ({
  goal: goalOfAnswer({ question, comparison: 'at-least', value }),
  text: `${value} or more`,
});
const atMost = (question: string, value: number): CountableAnswer => ({
  goal: goalOfAnswer({ question, comparison: 'at-most', value }),
  text: `${value} or less`,
});

/**
 * Returns the counted answer in words: "Very disappointed" to "How would you feel ...?"; undefined if the survey never
 * asked it.
 */
export function countedText({ goal }: Pick<Artefact, 'goal'>, survey: Survey): string | undefined {
  const counted = countedAnswer(goal);
  const question = counted && partOf(survey.questions, counted.question);
  if (!counted || !question) return undefined;
  const answer = answersTo(question).find((each) => each.goal === goal)?.text ?? numberText(counted);
  return `“${answer}” to “${withPipesNamed(titleOf(question), [...eachPart(survey.questions)])}”`;
}

const numberText = ({ comparison, value }: NonNullable<ReturnType<typeof countedAnswer>>): string =>
  comparison === 'is' ? `${value}` : comparison === 'at-least' ? `${value} or more` : `${value} or less`;

/**
 * Returns the artefact for a survey card: the one before if it is still asked, else the first count of the only survey.
 */
export function surveyArtefactFor(before: Artefact | null, surveys: readonly Survey[]): Artefact | null {
  const those = countableSurveys(surveys);
  const kept = those.find(({ id }) => before?.kind === 'survey' && id === before.id);
  if (kept) return before;
  const [only] = those;
  return only && those.length === 1 ? firstCounted(only) : null;
}

/** Another survey begins with its first question that can be counted, one with answers to choose from before a number. */
export function firstCounted(survey: Survey): Artefact | null {
  const all = countableAnswers(survey);
  const first = all.find(({ answers }) => answers.length > 0) ?? all[0];
  const goal = first && firstGoalOf(first);
  return goal === undefined ? null : { kind: 'survey', id: survey.id, goal };
}
