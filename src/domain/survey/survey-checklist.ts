import type { Rejection } from '../log/decision.ts';
import { type CheckedPoint, faultIn } from '../page/checked-point.ts';
import { isReadable } from '../page/tones.ts';
import { quoted } from '../text/quoted.ts';
import { hasGonePipe, withPipesNamed } from './pipes.ts';
import { questionsIn } from './question-order.ts';
import { hasOptions } from './question-rules.ts';
import { titleOf } from './route-text.ts';
import { asks, asksForAddress, type Condition, hasRows, type Question, type Survey } from './survey.ts';
import { unnamedProblems } from './survey-templates.ts';

type PointId = 'questions' | 'texts' | 'problem' | 'pipes' | 'routes' | 'pictures' | 'consent' | 'contrast' | 'privacy';

/** The points in the order in which a founder goes through them. */
export function surveyChecklist(survey: Survey): readonly CheckedPoint<PointId>[] {
  const questions = questionsIn(survey);
  const unnamed = questions.find(({ title }) => unnamedProblems.includes(title));
  const asksAddress = questions.some(asksForAddress);
  return [
    {
      id: 'questions',
      isMet: questions.some(asks),
      text: 'There’s a question to answer.',
      reason: 'survey-empty',
    },
    {
      id: 'texts',
      isMet: questions.every(isFinished),
      text: 'Each question has a text, and something to choose from.',
      reason: 'question-unfinished',
    },
    ...(unnamed
      ? [{ id: 'problem', isMet: false, text: `Say which problem ${nameOf(unnamed)} is about.` } as const]
      : []),
    ...questions.filter((each) => hasGonePipe(`${each.title} ${each.help}`, questions)).map(piping),
    {
      id: 'routes',
      isMet: brokenRoutes(questions).length === 0,
      text: 'Each route depends on an earlier answer and leads to a later question.',
      reason: 'route-broken',
    },
    ...(questions.some(({ picture }) => picture)
      ? [
          {
            id: 'pictures',
            isMet: questions.every(({ picture, alt }) => !picture || alt),
            text: 'Each image says what’s in it, for people who can’t see it.',
          } as const,
        ]
      : []),
    {
      id: 'consent',
      isMet: !asksAddress || survey.consent !== '',
      text: 'People who leave an email know what they agree to.',
      reason: 'consent-missing',
    },
    {
      id: 'contrast',
      isMet: isReadable(survey),
      text: 'The colors have enough contrast to be read: at least 4.5:1.',
      reason: 'contrast-too-low',
    },
    { id: 'privacy', isMet: survey.by !== '', text: 'It says who’s asking, and how to reach them.' },
  ];
}

/** Why it can't be published; undefined if it can. */
export const publishingFault = (survey: Survey): Rejection | undefined => faultIn(surveyChecklist(survey));

const piping = (question: Question): CheckedPoint<'pipes'> => ({
  id: 'pipes',
  isMet: false,
  text: `${nameOf(question)} inserts the answer to a removed question. People see dots there.`,
});

const nameOf = (question: Question): string => quoted(withPipesNamed(titleOf(question), []));

const isFinished = (question: Question): boolean =>
  question.title !== '' &&
  (!hasOptions(question) || question.options.length > 1) &&
  (!hasRows(question) || (question.rows ?? []).length > 0);

/** Questions with a route that leads nowhere or back, or depends on what was not asked before. */
export function brokenRoutes(questions: readonly Question[]): readonly string[] {
  const places = new Map(questions.map(({ id }, n) => [id, n]));
  const isKnown = ({ question, comparison, value }: Condition, n: number): boolean => {
    const place = places.get(question);
    const asked = place === undefined ? undefined : questions[place];
    if (place === undefined || !asked || place > n || !asks(asked)) return false;
    const needsValue = comparison !== 'answered' && comparison !== 'not-answered';
    if (!needsValue) return true;
    if (value === undefined) return false;
    return hasOptions(asked) ? asked.options.some(({ id }) => id === value) : true;
  };
  return questions.flatMap(({ id, routes }, n) => {
    const areWhole = routes.every(({ when, to }) => (places.get(to) ?? -1) > n && isKnown(when, n));
    return areWhole ? [] : [id];
  });
}
