import { holds } from './journey.ts';
import { type Answer, type Answers, asks, type Condition, type Question, type Questionnaire } from './survey.ts';

/** How far somebody is in a survey. */
export interface Progress {
  /** The place of the question on their way, from 1. */
  readonly number: number;
  /** How many questions and statements the way has; the most if that depends on what is answered yet. */
  readonly total: number;
  /** Whether it has that many, whatever is answered. */
  readonly isCertain: boolean;
}

/** How far somebody is at a question on their way, which they have gone with these answers. */
export function progressAt(
  { questions }: Questionnaire,
  path: readonly Question[],
  { id }: Pick<Question, 'id'>,
  answers: Answers,
): Progress {
  const place = path.findIndex((each) => each.id === id);
  const passed = new Set(path.slice(0, place).map((each) => each.id));
  const start = questions.findIndex((each) => each.id === id);
  const left = lengthsFrom(questions, start, (when, question) => {
    if (when.question === question.id) return ownOutcome(when, question);
    const at = questions.findIndex((each) => each.id === when.question);
    if (at >= start) return 'open';
    const answered = (asked: string): Answer | undefined =>
      passed.has(asked) && Object.hasOwn(answers, asked) ? answers[asked] : undefined;
    return holds(when, answered) ? 'always' : 'never';
  });
  return { number: place + 1, total: place + left.most, isCertain: left.least === left.most };
}

type Outcome = 'always' | 'never' | 'open';

/** Known beforehand of the answer to a question itself: whether there will be one, if it has to be answered. */
function ownOutcome({ comparison }: Condition, question: Question): Outcome {
  if (asks(question) && !question.required) return 'open';
  if (comparison === 'answered') return asks(question) ? 'always' : 'never';
  if (comparison === 'not-answered') return asks(question) ? 'never' : 'always';
  return asks(question) ? 'open' : 'never';
}

interface Lengths {
  readonly least: number;
  readonly most: number;
}
const none: Lengths = { least: 0, most: 0 };

/** How many pages come from a question on, along the shortest and the longest way: routes lead forward only. */
function lengthsFrom(
  questions: readonly Question[],
  start: number,
  outcomeOf: (when: Condition, question: Question) => Outcome,
): Lengths {
  const places = new Map(questions.map(({ id }, n) => [id, n]));
  const known: Lengths[] = [];
  for (let n = questions.length - 1; n >= start; n--) {
    const question = questions[n] as Question;
    if (question.kind === 'end') {
      known[n] = none;
      continue;
    }
    const after = (to: number): Lengths => known[to > n ? to : n + 1] ?? none;
    const ways: Lengths[] = [];
    let isDecided = false;
    for (const { when, to } of question.routes) {
      const outcome = outcomeOf(when, question);
      if (outcome === 'never') continue;
      ways.push(after(places.get(to) ?? n + 1));
      isDecided = outcome === 'always';
      if (isDecided) break;
    }
    if (!isDecided) ways.push(after(n + 1));
    known[n] = {
      least: 1 + Math.min(...ways.map(({ least }) => least)),
      most: 1 + Math.max(...ways.map(({ most }) => most)),
    };
  }
  return known[start] ?? none;
}
