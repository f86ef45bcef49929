import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, test } from 'vitest';
import { defaultPalette, nightPalette } from '#domain/page/page.ts';
import { questionKinds } from '#domain/survey/question-kinds.ts';
import type { Question } from '#domain/survey/survey.ts';
import { aQuestion } from '../../../tests/fixtures/a-survey.ts';
import payloads from '../../../tests/fixtures/dompurify-payloads.json' with { type: 'json' };
import { hostileTexts } from '../../../tests/fixtures/hostile-texts.ts';
import { ownAddress } from '../page/address.ts';
import { withToken } from '../page/page-document.ts';
import { surveyPicture } from '../page/page-picture.ts';
import { checkDocument, endDocument, noticeDocument, type StepView, stepDocument } from './survey-document.ts';
import { textsFor } from './texts/language.ts';

const runs = process.env['TEST_FULL'] ? 500 : 60;

type Element = DefaultTreeAdapterTypes.Element;
function* eachElement(nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): Generator<Element> {
  for (const node of nodes) {
    if (!('tagName' in node)) continue;
    yield node;
    yield* eachElement(node.childNodes);
  }
}

/** Lists the faults of a page as a browser would read it. */
function faultsOf({ html, style }: { readonly html: string; readonly style: string }): readonly string[] {
  const faults: string[] = [];
  const document = parse(withToken(html, 'token'), { onParseError: ({ code }) => faults.push(code) });
  const elements = [...eachElement(document.childNodes)];
  const attributeOf = ({ attrs }: Element, name: string) => attrs.find((each) => each.name === name)?.value;
  const ids = elements.flatMap((element) => attributeOf(element, 'id') ?? []);
  if (new Set(ids).size !== ids.length) faults.push(`an id twice: ${ids.join(' ')}`);
  if (elements.filter(({ tagName }) => tagName === 'h1').length !== 1) faults.push('not one title');
  const named = new Set(elements.flatMap((element) => attributeOf(element, 'for') ?? []));
  for (const element of elements) {
    const { tagName, attrs } = element;
    if (/^(script|iframe|svg|math|object|link|base)$/.test(tagName)) faults.push(`<${tagName}>`);
    if (tagName === 'style' && !html.includes(`<style>${style}</style>`)) faults.push('another style');
    const isField = /^(input|select|textarea)$/.test(tagName) && attributeOf(element, 'type') !== 'hidden';
    if (isField && !named.has(attributeOf(element, 'id') ?? '')) faults.push(`no label: ${attributeOf(element, 'id')}`);
    for (const { name, value } of attrs) {
      if (/^on|^style$|^(formaction|ping|srcdoc|target)$/.test(name)) faults.push(`${name}=`);
      if (/^(src|action)$/.test(name) && !value.startsWith('/s/0')) faults.push(`${name}=${value}`);
      if (name === 'href' && !value.startsWith('/s/0') && !value.startsWith('#')) faults.push(`${name}=${value}`);
      if (name === 'href' && value.startsWith('#') && !ids.includes(value.slice(1))) faults.push(`${value} is nowhere`);
      if (/^(for|aria-describedby)$/.test(name) && !value.split(' ').every((id) => ids.includes(id)))
        faults.push(`${name}=${value}`);
    }
  }
  return faults;
}

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(...hostileTexts, ...payloads.payloads.slice(0, 200)),
  fc.constantFrom('{q0}', '{q1} and {q2}', '{__proto__}', 'Plain?'),
);
const surveyId = '01234567-89ab-4cde-8f01-23456789abcd';
const breadId = '5f0d7d0e-53d0-4c5e-9a3a-1f5a2d0c7b11';
const bread = surveyPicture(surveyId, { id: breadId, width: 960, height: 640 });

const question = fc.record({
  kind: fc.constantFrom(...questionKinds),
  title: text,
  help: text,
  required: fc.boolean(),
  labels: fc.array(text, { minLength: 1, maxLength: 4 }),
  picture: fc.constantFrom('', breadId),
  alt: text,
});
const surveys = fc.array(question, { minLength: 1, maxLength: 4 }).map((all) =>
  all.map(({ kind, labels, ...texts }, n): Question => {
    const hasOptions = kind === 'one-of' || kind === 'some-of' || kind === 'ranking';
    const options = hasOptions ? labels.map((label, place) => ({ id: `o${place}`, label })) : [];
    const lines = labels.map((label, place) => ({ id: `o${place}`, label }));
    const rows = kind === 'matrix' ? { rows: lines } : {};
    return aQuestion(`q${n}`, { kind, options: kind === 'matrix' ? lines : options, ...rows, ...texts });
  }),
);
const problem = fc.constantFrom('missing', 'long', 'number', 'range', 'choice', 'stale', 'full', undefined);

test('Whatever is asked and answered, each page is valid HTML that runs nothing and leads nowhere else', () => {
  fc.assert(
    fc.property(
      ...([surveys, text, text, fc.constantFrom('en', 'de', 'fr', 'es', 'ja', 'ar'), problem, fc.boolean()] as const),
      (questions, title, answer, language, wrong, isBegun) => {
        const content = {
          ...{ title, by: answer, consent: title, currency: 'EUR', palette: defaultPalette, questions },
        };
        const answers = Object.fromEntries(
          questions.map(({ id, kind }) => [id, kind === 'short' || kind === 'long' ? answer : ['o0', 'o9']]),
        );
        const view = {
          ...{
            surveyId,
            origin: 'https://pages.example.org',
            content,
            answers,
            image: () => bread,
          },
          ...{ texts: textsFor(language), response: isBegun ? 'response' : '', key: 'key' },
        };
        for (const [n, each] of questions.entries()) {
          const values = () => [answer];
          const rejected = wrong === undefined ? {} : { rejected: { values, problem: wrong } };
          const step: StepView = {
            ...view,
            question: each,
            progress: { number: n + 1, total: n + 1, isCertain: n === 0 },
            before: questions[n - 1],
            ...rejected,
          };
          expect(faultsOf(stepDocument(step))).toEqual(
            // A statement has no field that could be wrong.
            ['statement', 'end'].includes(each.kind) && wrong && !['stale', 'full'].includes(wrong)
              ? ['#answer is nowhere']
              : [],
          );
        }
        expect(faultsOf(checkDocument({ ...view, response: 'response' }, questions, 'full'))).toEqual([]);
        expect(faultsOf(endDocument(view, questions[0]))).toEqual([]);
        expect(faultsOf(noticeDocument(view.texts, 'report', view))).toEqual([]);
      },
    ),
    { numRuns: runs },
  );
});

const hrefs = (html: string) =>
  [...eachElement(parse(html).childNodes)]
    .filter(({ tagName, attrs }) => tagName === 'a' && attrs.some(({ name }) => name === 'rel'))
    .map(({ attrs, childNodes }) => [
      ...attrs.map(({ name, value }) => `${name}=${value}`),
      ...childNodes.map((child) => ('value' in child ? child.value : '')),
    ]);

test.each<[string, Partial<Question>, readonly (readonly string[])[]]>([
  [
    'a link and words',
    { kind: 'end', link: 'https://bread.example/next?a=1', linkLabel: 'Read <on>' },
    [['class=button', 'href=https://bread.example/next?a=1', 'rel=nofollow ugc noopener', 'dir=auto', 'Read <on>']],
  ],
  [
    'a link alone',
    { kind: 'end', link: 'https://bread.example/next' },
    [['class=button', 'href=https://bread.example/next', 'rel=nofollow ugc noopener', 'dir=auto', 'bread.example']],
  ],
  ['words alone', { kind: 'end', linkLabel: 'Read on' }, []],
  ['an insecure link', { kind: 'end', link: 'http://bread.example' }, []],
  ['a link of a script', { kind: 'end', link: 'javascript:alert(1)' }, []],
  ['a link on no end', { kind: 'statement', link: 'https://bread.example' }, []],
  ['no link', { kind: 'end' }, []],
])('an end with %s has the button for it', (_, more, wanted) => {
  const content = { title: '', by: '', consent: '', currency: 'EUR', palette: defaultPalette, questions: [] };
  const view = {
    ...{ surveyId, origin: 'https://pages.example.org', content },
    ...{ texts: textsFor('en'), answers: {}, response: 'response', key: '', image: () => undefined },
  };
  expect(hrefs(endDocument(view, aQuestion('end', more)).html)).toEqual(wanted);
});

test.each([
  ['en', 'Back to <span dir="auto">Crumb &#38; Co</span>'],
  ['ja', '<span dir="auto">Crumb &#38; Co</span>に戻る'],
  ['ar', 'العودة إلى <span dir="auto">Crumb &#38; Co</span>'],
])(
  'in %s the way back to the page that asked says so around its title, at the end and in notices',
  (language, words) => {
    const content = { title: '', by: '', consent: '', currency: 'EUR', palette: defaultPalette, questions: [] };
    const view = {
      ...{
        surveyId,
        origin: 'https://pages.example.org',
        content,
        from: { slug: 'crumb', title: 'Crumb & Co', address: ownAddress('p', 'crumb') },
      },
      ...{ texts: textsFor(language), answers: {}, response: 'response', key: '', image: () => undefined },
    };
    const ways = [endDocument(view, undefined), noticeDocument(view.texts, 'answered', view)].map(
      ({ html }) => /<p>(<a href="\/p\/crumb">.*?<\/a>)<\/p>/.exec(html)?.[1],
    );
    expect(ways).toEqual([0, 1].map(() => `<a href="/p/crumb">${words}</a>`));
  },
);

const imagesIn = (html: string) =>
  [...eachElement(parse(html).childNodes)]
    .filter(({ tagName, attrs }) => tagName === 'img' && attrs.some(({ value }) => value === 'picture'))
    .map(({ attrs }) => Object.fromEntries(attrs.map(({ name, value }) => [name, value])));

test.each<[string, Partial<Question>]>([
  ['a typed answer', { kind: 'short' }],
  ['options', { kind: 'one-of', options: [{ id: 'yes', label: 'Yes' }] }],
  ['a statement', { kind: 'statement' }],
  ['an end', { kind: 'end' }],
])('the image of a question with %s is shown with its words, and one that is gone leaves nothing', (_, more) => {
  const question = aQuestion('q', { ...more, picture: breadId, alt: 'A "loaf"' });
  const content = { title: '', by: '', consent: '', currency: 'EUR', palette: defaultPalette, questions: [question] };
  const shown = (image: StepView['image']) => {
    const view = {
      ...{ surveyId, origin: 'https://pages.example.org', content },
      ...{ texts: textsFor('en'), answers: {}, response: 'response', key: '', image },
    };
    const progress = { number: 1, total: 1, isCertain: true };
    const { html } =
      question.kind === 'end'
        ? endDocument(view, question)
        : stepDocument({ ...view, question, progress, before: undefined });
    return imagesIn(html);
  };
  const path = `/s/${surveyId}/pictures/${breadId}`;
  expect([shown((id) => (id === breadId ? bread : undefined)), shown(() => undefined)]).toEqual([
    [
      {
        ...{ class: 'picture', src: `${path}/960.webp`, srcset: `${path}/480.webp 480w, ${path}/960.webp 960w` },
        ...{ sizes: '(min-width: 44rem) 37rem, 94vw', width: '960', height: '640', alt: 'A "loaf"', decoding: 'async' },
      },
    ],
    [],
  ]);
});

test('Every language says everything, and nothing twice the same as another by mistake', () => {
  const leaves = (of: object): readonly string[] =>
    Object.entries(of).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null ? leaves(value).map((leaf) => `${name}.${leaf}`) : [name],
    );
  const all = ['en', 'de', 'fr', 'es'].map((language) => textsFor(language));
  for (const texts of all) expect(leaves(texts)).toEqual(leaves(all[0] as object));
  expect(new Set(all.map(({ check }) => check)).size).toBe(4);
});

test('where there is no survey it is dark by night, and a survey without a theme stays as its founder chose', () => {
  const content = { title: '', by: '', consent: '', currency: 'EUR', palette: defaultPalette, questions: [] };
  const styles = [undefined, { surveyId, content }].map(
    (survey) => noticeDocument(textsFor('en'), 'missing', survey).style,
  );
  expect(styles.map((style) => style.includes(`:root{--background:${nightPalette.background};`))).toEqual([
    true,
    false,
  ]);
});
