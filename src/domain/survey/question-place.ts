import type { Question } from './survey.ts';

export type QuestionMove = 'up' | 'down' | 'first' | 'last';

/**
 * Returns the id of the question before a question's new place; null at the beginning, undefined if it is there
 * already.
 */
export function afterMove(
  questions: readonly Pick<Question, 'id'>[],
  id: string,
  move: QuestionMove,
): string | null | undefined {
  const others = questions.filter((each) => each.id !== id);
  const at = questions.findIndex((each) => each.id === id);
  if (at < 0) return undefined;
  const to = { up: at - 1, down: at + 1, first: 0, last: others.length }[move];
  if (to === at || to < 0 || to > others.length) return undefined;
  return others[to - 1]?.id ?? null;
}

/** Returns the question to select once a question is removed: the next one, else the one before. */
export function neighborOf(questions: readonly Pick<Question, 'id'>[], id: string): string | null {
  const at = questions.findIndex((each) => each.id === id);
  return (questions[at + 1] ?? questions[at - 1])?.id ?? null;
}
