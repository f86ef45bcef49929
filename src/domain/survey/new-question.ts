import type { Idea } from '../idea/idea.ts';
import type { QuestionKind } from './question-kinds.ts';
import { hasOptions } from './question-rules.ts';
import { hasRows, type Question } from './survey.ts';
import type { SurveyCommandData } from './survey-commands.ts';
import { surveyTemplates, type TemplateQuestion } from './survey-templates.ts';
import { questionsAbout } from './survey-wording.ts';

/** A question as a command places it: after another one, at the beginning if null, or at the end. */
export type NewQuestion = SurveyCommandData<'PlaceQuestions'>['questions'][number];

const copyOf = ({ options, rows, routes, ...question }: TemplateQuestion): NewQuestion => ({
  ...question,
  ...(options && { options: options.map((option) => ({ ...option })) }),
  ...(rows && { rows: rows.map((row) => ({ ...row })) }),
  ...(routes && { routes: routes.map(({ when, to }) => ({ when: { ...when }, to })) }),
});

/** A question without a text yet; those that are chosen from have two options to begin with, and a matrix two rows. */
export const newQuestion = (id: string, kind: QuestionKind, after?: string | null): NewQuestion => ({
  ...{ id, kind },
  ...(after !== undefined && { after }),
  ...(hasOptions({ kind }) && {
    options: [
      { id: 'o1', label: 'Option 1' },
      { id: 'o2', label: 'Option 2' },
    ],
  }),
  ...(hasRows({ kind }) && {
    rows: [
      { id: 'r1', label: 'Row 1' },
      { id: 'r2', label: 'Row 2' },
    ],
  }),
});

/** The same question once more, right behind it; a route that asks for its own answer asks for that of the copy. */
export function duplicateOf(question: Question, id: string): NewQuestion {
  const { kind, title, help, required, options, rows, routes, min, max, picture, alt, link, linkLabel } = question;
  const own = routes.map(({ when, to }) => ({
    when: when.question === question.id ? { ...when, question: id } : when,
    to,
  }));
  const bounds = { ...(min !== null && { min }), ...(max !== null && { max }) };
  const linked = { ...(link && { link }), ...(linkLabel && { linkLabel }) };
  const pictured = { ...(picture && { picture }), ...(alt && { alt }) };
  const given = { ...(hasOptions({ kind }) && { options }), ...(rows && { rows }), ...bounds, ...pictured, ...linked };
  return { ...copyOf({ id, kind, title, help, required, routes: own, ...given }), after: question.id };
}

/** Returns a template's questions about an idea, in the template's order; empty for a blank survey. */
export function questionsOfTemplate(
  template: string,
  idea: Pick<Idea, 'title' | 'problem' | 'pitch'>,
): readonly NewQuestion[] {
  const found = surveyTemplates.find(({ id }) => id === template);
  return found ? questionsAbout(idea, found).map(copyOf) : [];
}
