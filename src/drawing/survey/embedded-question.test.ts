import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { defaultPalette } from '#domain/page/page.ts';
import { type QuestionKind, questionKinds, traitsOf } from '#domain/survey/question-kinds.ts';
import type { Question } from '#domain/survey/survey.ts';
import { aQuestion } from '../../../tests/fixtures/a-survey.ts';
import { threeOptions } from '../../../tests/fixtures/every-kind.ts';
import { pagePicture } from '../page/page-picture.ts';
import { writeMarkup } from '../page/write-markup.ts';
import { askedMark, embeddedQuestion } from './embedded-question.ts';
import { en } from './texts/en.ts';

const surveyId = '01234567-89ab-4cde-8f01-23456789abcd';
const loafId = '5f0d7d0e-53d0-4c5e-9a3a-1f5a2d0c7b11';
const loaf = pagePicture('bread', { id: loafId, width: 480, height: 320 });
const drawn = (question: Question, origin?: string): string | undefined => {
  const content = { title: 'Bread', by: '', consent: 'Write to me', currency: 'EUR', palette: defaultPalette };
  const survey = { surveyId, content: { ...content, questions: [question] }, texts: en, origin };
  const form = embeddedQuestion(survey, { slug: 'bread', id: 's3', image: (id) => (id === loafId ? loaf : undefined) });
  return form && writeMarkup(form);
};
const asked = (kind: QuestionKind, more: Partial<Question> = {}) =>
  aQuestion('q', { kind, title: 'Which?', help: 'Of these', options: threeOptions, rows: threeOptions, ...more });

type Element = DefaultTreeAdapterTypes.Element;
function* eachElement(nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): Generator<Element> {
  for (const node of nodes) {
    if (!('tagName' in node)) continue;
    yield node;
    yield* eachElement(node.childNodes);
  }
}

test('a question for a file is asked on no page: its survey is led to', () => {
  expect(drawn(asked('file'))).toBe(undefined);
});

test.each(questionKinds.filter((kind) => ![null, 'file'].includes(traitsOf({ kind }).answer)))(
  'a question of the kind %s has fields with labels and ids of its own, and no heading above its section',
  (kind) => {
    const elements = [...eachElement(parseFragment(drawn(asked(kind)) ?? '').childNodes)];
    const attributeOf = (element: Element, name: string) => element.attrs.find((each) => each.name === name)?.value;
    const ids = elements.flatMap((element) => attributeOf(element, 'id') ?? []);
    const named = elements.flatMap((element) => attributeOf(element, 'for') ?? []);
    const described = elements.flatMap((element) => attributeOf(element, 'aria-describedby')?.split(' ') ?? []);
    const fields = elements.filter(
      (each) => /^(input|select|textarea)$/.test(each.tagName) && attributeOf(each, 'type') !== 'hidden',
    );
    expect(ids.every((id) => id.startsWith('s3-'))).toBe(true);
    expect(fields.every((field) => named.includes(attributeOf(field, 'id') ?? ''))).toBe(true);
    expect([...named, ...described].filter((id) => !ids.includes(id))).toEqual([]);
    expect(elements.filter(({ tagName }) => /^h\d$/.test(tagName)).map(({ tagName }) => tagName)).toEqual(['h3']);
    const classes = elements.flatMap((element) => attributeOf(element, 'class')?.split(' ') ?? []);
    expect(classes.filter((name) => !name.startsWith('p-'))).toEqual([]);
  },
);

test('a survey that begins with a text has no question for a page', () => {
  expect([drawn(asked('statement')), drawn(asked('end'))]).toEqual([undefined, undefined]);
});

test('the form goes to the survey, at the origin of surveys if the page is elsewhere', () => {
  const action = (html: string | undefined) => /action="([^"]+)"/.exec(html ?? '')?.[1];
  expect([action(drawn(asked('nps'))), action(drawn(asked('nps'), 'https://pages.example.org'))]).toEqual([
    `/s/${surveyId}`,
    `https://pages.example.org/s/${surveyId}`,
  ]);
});

test('the mark of a question changes with its words, its options and its currency, and with nothing else', () => {
  const question = asked('price');
  const mark = askedMark(question, 'EUR');
  expect(mark).toMatch(/^[0-9a-f]{16}$/);
  expect(askedMark({ ...question, help: 'Other', required: false }, 'EUR')).toBe(mark);
  const others = [
    askedMark({ ...question, title: 'What?' }, 'EUR'),
    askedMark({ ...question, options: [] }, 'EUR'),
    askedMark(question, 'USD'),
  ];
  expect(new Set([mark, ...others]).size).toBe(4);
});

test('the image of the first question is one of the page', () => {
  const path = `/p/bread/pictures/${loafId}/480.webp`;
  expect(/<img[^>]*>/.exec(drawn(asked('one-of', { picture: loafId, alt: 'A loaf' })) ?? '')?.[0]).toBe(
    `<img src="${path}" srcset="${path} 480w" sizes="(min-width: 44rem) 37rem, 94vw" width="480" height="320" alt="A loaf" decoding="async" class="p-asked-picture">`,
  );
});
