import type { IntakeEntry } from '../intake/intake.ts';
import { type AnswerForm, traitsOf } from './question-kinds.ts';
import type { Answer, Answers, OnceRule, Question } from './survey.ts';

/** The part of an answer that identifies nobody: options, points, numbers, prices. */
export type Choice = Exclude<Answer, { readonly email: string } | { readonly chosen: readonly string[] }>;

/** One person's way through a survey. What they wrote is personal, and gone once they are erased. */
export type SurveyResponse = {
  readonly choices: Readonly<Record<string, Choice>>;
  readonly words: Readonly<Record<string, string>>;
  /** The optional questions and statements that they passed. */
  readonly passed: readonly string[];
  /** By which rule it was kept apart from others. */
  readonly once: OnceRule;
  /** The link that was used up; null for the survey's own address. */
  readonly link: string | null;
  /** In which they saw the form's own texts. */
  readonly language: string;
};

/** An entry that is a response. */
export type ResponseEntry = IntakeEntry & { readonly response: SurveyResponse };

export const isResponse = (entry: IntakeEntry): entry is ResponseEntry => entry.response !== undefined;

/** Whether an entry counts: not excluded by the founder, and of somebody who counts as a visitor. */
export const isCounted = ({ excludedFor, ordinal }: Pick<IntakeEntry, 'excludedFor' | 'ordinal'>): boolean =>
  excludedFor === null && ordinal !== null;

/** Answers as the log has them: what is written apart from what is chosen, and the address by itself. */
export interface SplitAnswers {
  readonly choices: SurveyResponse['choices'];
  readonly words: SurveyResponse['words'];
  readonly email: string | null;
}

export function splitAnswers(questions: readonly Question[], answers: Answers): SplitAnswers {
  const choices: Record<string, Choice> = {};
  const words: Record<string, string> = {};
  let email: string | null = null;
  for (const question of questions) {
    const { id } = question;
    const answer = Object.hasOwn(answers, id) ? answers[id] : undefined;
    if (answer === undefined) continue;
    if (typeof answer === 'object' && 'email' in answer) email ??= answer.email;
    else if (typeof answer === 'object' && 'chosen' in answer) {
      choices[id] = traitsOf(question).answer === 'choice' ? (answer.chosen[0] ?? '') : answer.chosen;
      words[id] = answer.other;
    } else if (isWritten(question) && typeof answer === 'string') words[id] = answer;
    else choices[id] = answer;
  }
  return { choices, words, email };
}

/** Forms of answers in somebody's own words, which are personal; an address is kept by itself. */
const written: Readonly<Record<AnswerForm, boolean>> = {
  line: true,
  lines: true,
  choice: false,
  choices: false,
  order: false,
  rows: false,
  points: false,
  number: false,
  day: false,
  prices: false,
  address: false,
  file: false,
};

/** Whether an answer is in somebody's own words. */
export function isWritten(question: Pick<Question, 'kind'>): boolean {
  const form = traitsOf(question).answer;
  return form !== null && written[form];
}
