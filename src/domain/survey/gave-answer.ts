import type { CountedAnswer } from './counted-answer.ts';
import { meets } from './meets.ts';
import type { SurveyResponse } from './survey-response.ts';

/** Whether somebody gave that answer; undefined if they were not asked. Who was asked and said nothing has not given it. */
export function gave({ choices, passed }: SurveyResponse, counted: CountedAnswer): boolean | undefined {
  const answer = Object.hasOwn(choices, counted.question) ? choices[counted.question] : undefined;
  if (answer === undefined) return passed.includes(counted.question) ? false : undefined;
  return meets(answer, counted);
}
