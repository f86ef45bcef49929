import type { PublishedSurvey, Question } from './survey.ts';

export type PublishedQuestions = Pick<PublishedSurvey, 'questions' | 'changed'>;

/** The questions of a version, the first is 1 and the last if none is given, as it has asked them, whatever became of them. */
export function questionsAsked(
  published: readonly PublishedQuestions[],
  version = published.length,
): readonly Question[] {
  const known = new Map<string, Question>();
  for (const { changed } of published.slice(0, version))
    for (const question of changed) known.set(question.id, question);
  return (published[version - 1]?.questions ?? []).flatMap((id) => known.get(id) ?? []);
}
