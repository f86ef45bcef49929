import { answerField } from '#domain/page/entry-fields.ts';
import { type ContentBlock, textOf } from '#domain/page/page-content.ts';
import { wordsOf } from '#domain/page/words/words-of.ts';
import { drawnOf, element, type MarkupElement } from './markup.ts';
import type { RejectedEntry, SectionContext } from './page-context.ts';

interface Problem {
  /** Text of the problem, to be shown beside the field. */
  readonly text: MarkupElement | undefined;
  /** For the field, so that it is said with it. */
  readonly attributes: { readonly 'aria-invalid'?: 'true'; readonly 'aria-describedby'?: string };
}

export function problemOf(rejected: RejectedEntry | undefined, form: string, field: string, id: string): Problem {
  const found = rejected?.form === form ? rejected.problems.find((problem) => problem.field === field) : undefined;
  if (!found) return { text: undefined, attributes: {} };
  const own = `${id}-problem`;
  return {
    text: element('p', { id: own, class: 'p-problem' }, found.text),
    attributes: { 'aria-invalid': 'true', 'aria-describedby': own },
  };
}

/** One question of a form, by the number of its place. */
export function qualifierField(
  item: ContentBlock,
  place: number,
  formId: string,
  { rejected, content }: Pick<SectionContext, 'rejected' | 'content'>,
  form: string,
): MarkupElement | undefined {
  const heading = textOf(item, 'heading');
  if (heading === '') return undefined;
  const name = answerField(place);
  const id = `${formId}-${name}`;
  const required = item.fields['required'] === true;
  const sent = rejected?.form === form ? rejected.values[name] : undefined;
  const problem = problemOf(rejected, form, name, id);
  const words = wordsOf(content);
  const label = `${heading} (${required ? words.required : words.optional})`;
  const options = item.fields['options'];
  const isChoice = textOf(item, 'answer') === 'one-of';
  if (!isChoice || typeof options !== 'object' || options === null || options.length === 0) {
    return drawnOf(
      item.id,
      undefined,
      element(
        'div',
        { class: 'p-field' },
        element('label', { for: id }, label),
        problem.text,
        element('input', {
          id,
          type: 'text',
          name,
          required,
          maxlength: 300,
          ...(sent === undefined ? {} : { value: sent }),
          ...problem.attributes,
        }),
      ),
    );
  }
  return drawnOf(
    item.id,
    undefined,
    element(
      'fieldset',
      { id, class: 'p-field', tabindex: -1, ...describedBy(problem) },
      element('legend', {}, label),
      problem.text,
      ...options.map((option, n) =>
        element(
          'div',
          { class: 'p-check' },
          element('input', {
            id: `${id}-${n}`,
            type: 'radio',
            name,
            value: option,
            required,
            checked: sent === option,
          }),
          element('label', { for: `${id}-${n}` }, option),
        ),
      ),
    ),
  );
}

/** A group cannot be invalid, only its fields. */
const describedBy = ({ attributes }: Problem) => {
  const id = attributes['aria-describedby'];
  return id === undefined ? {} : { 'aria-describedby': id };
};
