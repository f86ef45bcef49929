import { eachPart, partOf } from '../log/parts.ts';
import type { PlacedQuestion, Question, Questionnaire, Survey } from './survey.ts';

type Held = Pick<Survey, 'questions'>;

export function liveQuestion({ questions }: Held, id: string): PlacedQuestion | undefined {
  const question = partOf(questions, id);
  return question?.removed ? undefined : question;
}

/** Lists the live questions from first to last; ties by id. */
export const questionsIn = ({ questions }: Held): readonly PlacedQuestion[] =>
  [...eachPart(questions)]
    .filter(({ removed }) => !removed)
    .sort((a, b) => (a.order === b.order ? (a.id < b.id ? -1 : 1) : a.order < b.order ? -1 : 1));

/** Returns the questions of a survey, without the fields that are only for editing. */
export const questionnaireOf = (survey: Held): Questionnaire => ({ questions: questionsIn(survey).map(asked) });

const asked = ({
  order: _,
  removed: __,
  rows,
  picture,
  alt,
  link,
  linkLabel,
  ...question
}: PlacedQuestion): Question => ({
  ...question,
  ...(rows && rows.length > 0 && { rows }),
  ...(picture && { picture, ...(alt && { alt }) }),
  ...(link && { link }),
  ...(linkLabel && { linkLabel }),
});
