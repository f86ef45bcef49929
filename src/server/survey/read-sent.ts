import {
  type AnswerProblem,
  emailName,
  type NumberWriting,
  type ReadAnswer,
  readAnswer,
  type SentValues,
} from '#domain/survey/read-answer.ts';
import { asksForAddress, type Question } from '#domain/survey/survey.ts';
import { readAddress } from '../intake/read-address.ts';

/** The answer that a stranger has sent; an address in the spelling in which all of them are kept. */
export function readSent(question: Question, sent: SentValues, writing: NumberWriting): ReadAnswer {
  const typed = asksForAddress(question) ? (sent(emailName)[0] ?? '') : '';
  if (typed.trim() === '') return readAnswer(question, sent, writing);
  const address = readAddress(typed);
  if ('problem' in address) return { kind: 'problem', problem: problemOf(address.problem) };
  return readAnswer(question, (name) => (name === emailName ? [address.email] : sent(name)), writing);
}

const problemOf = (problem: Extract<ReturnType<typeof readAddress>, { problem: unknown }>['problem']): AnswerProblem =>
  problem === 'missing' || problem === 'malformed' ? 'email' : problem;
