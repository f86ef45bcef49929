import { fits } from './fits.ts';
import { meets } from './meets.ts';
import { type Answer, type Answers, asks, type Condition, type Question, type Questionnaire } from './survey.ts';

/** How somebody goes through a survey with the answers given so far. */
export interface Journey {
  /** The questions that are shown, in order, statements among them, up to the one that comes now. */
  readonly path: readonly Question[];
  /** The question that comes now; undefined once all are answered. */
  readonly current: Question | undefined;
  /** The end that was reached; undefined if the last question simply is the last one. */
  readonly end: Question | undefined;
}

/**
 * The same on the server, in the preview and in an export: worked out anew from the answers each time, so that nothing of
 * it is kept. `seen` names statements and optional questions that were passed. Routes lead forward only, so it always ends.
 */
export function journey(
  { questions }: Questionnaire,
  answers: Answers,
  seen: ReadonlySet<string> = new Set(),
): Journey {
  const path: Question[] = [];
  const at = new Map(questions.map(({ id }, n) => [id, n]));
  const given = new Map<string, Answer | undefined>();
  const answered = (id: string): Answer | undefined => given.get(id);
  let n = 0;
  while (n < questions.length) {
    const question = questions[n] as Question;
    path.push(question);
    if (question.kind === 'end') return { path, current: undefined, end: question };
    const answer = answerTo(question, answers);
    given.set(question.id, answer);
    const isPassed = answer !== undefined || (isOptional(question) && seen.has(question.id));
    if (!isPassed) return { path, current: question, end: undefined };
    const route = question.routes.find(({ when }) => holds(when, answered));
    const next = at.get(route?.to ?? '') ?? n + 1;
    n = next > n ? next : n + 1;
  }
  return { path, current: undefined, end: undefined };
}

const isOptional = (question: Question): boolean => !asks(question) || !question.required;

/** Only what fits counts as an answer: what a question took before it was changed is asked for again. */
function answerTo(question: Question, answers: Answers): Answer | undefined {
  const answer = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined;
  return answer !== undefined && fits(question, answer) ? answer : undefined;
}

/** A condition upon a question that was not shown does not hold, unless it asks for that. */
export function holds(condition: Condition, answered: (id: string) => Answer | undefined): boolean {
  const answer = answered(condition.question);
  if (condition.comparison === 'answered') return answer !== undefined;
  if (condition.comparison === 'not-answered') return answer === undefined;
  return answer !== undefined && meets(answer, condition);
}

/** Answers to questions on the path: what was answered on a way that was left later does not count. */
export function answersOnPath(survey: Questionnaire, answers: Answers, seen: ReadonlySet<string> = new Set()): Answers {
  const shown = new Map(journey(survey, answers, seen).path.map((question) => [question.id, question]));
  return Object.fromEntries(
    Object.entries(answers).filter(([id, answer]) => {
      const question = shown.get(id);
      return question !== undefined && fits(question, answer);
    }),
  );
}
