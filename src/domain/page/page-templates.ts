import { capitalized } from '../text/capitalized.ts';
import { shortened } from '../text/shortened.ts';
import { blockKindOf, lookField } from './block-kinds.ts';
import { fieldOf, isText } from './field-rules.ts';
import { writeInline } from './inline-markdown.ts';
import type { BlockFields, FieldValue, PageGoal } from './page.ts';
import type { PageCommandData } from './page-commands.ts';
import { english, looksEnglish, surelyLanguage } from './page-language.ts';
import type { PageMaterial } from './page-material.ts';
import { promiseIn } from './page-name.ts';
import type { PageTheme } from './page-theme.ts';
import { shortPromise } from './short-promise.ts';
import { type WordLanguage, wordLanguages } from './words/page-words.ts';
import { templateTexts } from './words/template-texts.ts';
import { type Written, wordLanguageOf } from './words/word-language.ts';
import { wordsOf } from './words/words-of.ts';

export const pageTemplates = ['sign-up', 'fake-door', 'pre-order', 'blank'] as const;
export type PageTemplate = (typeof pageTemplates)[number];

export type NewBlock = PageCommandData<'PlaceBlocks'>['blocks'][number];

/** Returns the goal that counts for a visitor of a page made from the template. */
export const goalOf = (template: PageTemplate): PageGoal => (template === 'blank' ? 'sign-up' : template);

const fittingThemes: Readonly<Record<PageTemplate, PageTheme>> = {
  'sign-up': 'software',
  'fake-door': 'professional',
  'pre-order': 'consumer',
  blank: 'essay',
};

/** Returns the theme with which a page made from the template begins, unless another is chosen. */
export const themeOf = (template: PageTemplate): PageTheme => fittingThemes[template];

/** A block before it has its id. */
interface Sketch {
  readonly kind: string;
  readonly fields?: BlockFields;
  readonly items?: readonly Sketch[];
}

/**
 * The first blocks of a page, filled with what the founder has said, by rule. What nobody has said stays empty: the
 * editor asks for it, and no visitor ever reads a text that the founder has not seen.
 */
export function blocksOfTemplate(
  template: PageTemplate,
  material: PageMaterial,
  newId: () => string,
  theme: PageTheme | null = null,
  language: WordLanguage = english,
): readonly NewBlock[] {
  const said = { ...material, language };
  return place(theme ? themedSketches(template, said, theme) : sketches(template, said), null, newId);
}

/** The founder’s own texts, and the language that the words of the template are in. */
type Said = PageMaterial & { readonly language: WordLanguage };

/** The language of a page's first words: that of the founder's own, if it is beyond doubt and there are words in it. */
export function languageOfMaterial({ title, value, audience, ...lists }: PageMaterial): WordLanguage {
  const texts = [title, value, audience, ...lists.problems, ...lists.solutions, ...lists.prices];
  const language = surelyLanguage(texts.join('\n'));
  return wordLanguages.find((each) => each === language) ?? english;
}

function place(all: readonly Sketch[], parent: string | null, newId: () => string): readonly NewBlock[] {
  return all.flatMap(({ kind, fields = {}, items = [] }) => {
    const id = newId();
    return [{ id, kind, parent, fields: fitting(kind, fields) }, ...place(items, id, newId)];
  });
}

function sketches(template: PageTemplate, material: Said): readonly Sketch[] {
  if (template === 'blank') return [{ kind: 'hero', fields: { heading: material.title } }];
  const isPriced = template !== 'sign-up';
  return [hero(template, material), ...problem(material), ...features(material)].concat(
    isPriced ? pricing(template, material) : form(material),
    { kind: 'footer' },
  );
}

/** A pitch that is longer than a headline stands below its beginning, or below the name of the idea. */
const hero = (template: PageTemplate, { title, value, audience, language }: Said): Sketch => {
  const promise = shortPromise(value);
  // In another language an audience stands as it was written.
  const isEnglish = language === english && looksEnglish(`${value} ${audience}`);
  const audienceLine = audience && isEnglish ? `For ${lowered(audience)}` : audience;
  return {
    kind: 'hero',
    fields: {
      heading: promise ?? title,
      body: [promise === undefined ? value : restOf(value, promise), audienceLine]
        .filter((each) => each !== '')
        .map(plain)
        .join('\n\n'),
      button: template === 'sign-up' ? templateTexts[language].early : templateTexts[language].toPrices,
    },
  };
};

/** The pitch without its beginning, as a sentence of its own. */
function restOf(pitch: string, beginning: string): string {
  const rest = pitch
    .trim()
    .slice(beginning.length)
    .replace(/^[\s.!?;:,。！？、،؛–—-]+/u, '');
  return capitalized(rest);
}

/** Traits of the template of a theme: the thing beside the headline, and the looks of its lists. */
interface ThemeSketch {
  readonly visual: string;
  readonly features: 'grid' | 'rows';
  readonly steps: 'numbered' | 'line';
  readonly faq: 'lines' | 'boxes';
  readonly plans: 'cards' | 'rows';
}

const themeSketches: Readonly<Record<PageTheme, ThemeSketch>> = {
  software: { visual: 'contours', features: 'grid', steps: 'numbered', faq: 'lines', plans: 'cards' },
  'local-service': { visual: 'waves', features: 'grid', steps: 'numbered', faq: 'boxes', plans: 'cards' },
  consumer: { visual: 'waves', features: 'grid', steps: 'numbered', faq: 'boxes', plans: 'cards' },
  professional: { visual: 'grid', features: 'grid', steps: 'line', faq: 'lines', plans: 'rows' },
  marketplace: { visual: 'pairs', features: 'grid', steps: 'numbered', faq: 'boxes', plans: 'cards' },
  essay: { visual: 'picture', features: 'rows', steps: 'line', faq: 'lines', plans: 'rows' },
};

/** The sections of a company's first page. What nobody has written stays empty: visitors see nothing of it. */
function themedSketches(template: PageTemplate, material: Said, theme: PageTheme): readonly Sketch[] {
  const look = themeSketches[theme];
  const top: Sketch = { kind: 'top' };
  const { fields, ...rest } = hero(template, material);
  const isForm = template === 'sign-up' || template === 'blank';
  const heading = headlineBelowName(fields?.['heading'], material);
  const first: Sketch = {
    ...rest,
    fields: { ...fields, heading, look: isForm ? 'form' : 'split', visual: look.visual },
  };
  if (template === 'blank') return [top, first, { kind: 'text' }, form(material), { kind: 'footer' }];
  const [listed = { kind: 'features', items: [{ kind: 'feature' }, { kind: 'feature' }, { kind: 'feature' }] }] =
    features(material);
  const [said = { kind: 'text' }] = problem(material);
  return [
    top,
    first,
    said,
    { ...listed, fields: { ...listed.fields, look: look.features }, items: (listed.items ?? []).map(withIcon) },
    ...(isForm ? [] : [withLook(pricing(template, material), look.plans)]),
    {
      kind: 'faq',
      fields: { heading: templateTexts[material.language].faq, look: look.faq },
      items: [{ kind: 'question' }, { kind: 'question' }],
    },
    ...(isForm ? [form(material)] : []),
    { kind: 'footer' },
  ];
}

/** The top line has said the name of the idea, so that a headline made of its title begins with the promise. */
function headlineBelowName(heading: FieldValue | undefined, { title }: Said): FieldValue {
  const promise = promiseIn(title);
  return heading === title && promise !== '' ? promise : (heading ?? '');
}

const withLook = (sketch: Sketch, look: string): Sketch => ({ ...sketch, fields: { ...sketch.fields, look } });

/** A feature with the icon of what it will speak of. */
const withIcon = (sketch: Sketch): Sketch => ({ ...sketch, fields: { ...sketch.fields, ...iconOfNew } });

const iconOfNew = { icon: 'auto' };

const problem = ({ problems, language }: Said): readonly Sketch[] =>
  problems.length === 0
    ? []
    : [{ kind: 'text', fields: { heading: templateTexts[language].problem, body: problems.map(plain).join('\n\n') } }];

const features = ({ solutions, language }: Said): readonly Sketch[] =>
  solutions.length === 0
    ? []
    : [
        {
          kind: 'features',
          fields: { heading: templateTexts[language].features },
          items: solutions.slice(0, 6).map((said) => ({ kind: 'feature', fields: headed(said) })),
        },
      ];

/**
 * The first fields of a block that is added by itself. People agree to something in words wherever a form is: a new one has
 * them, and its founder sees them. It tells people their place in line, and gives them a link to share. A feature has the
 * icon of its words.
 */
export function fieldsOfNew(kind: string, page: Written): BlockFields {
  if (kind === 'feature') return iconOfNew;
  return kind === 'form' ? { consent: templateTexts[wordLanguageOf(page)].consent, place: true, invite: true } : {};
}

/**
 * Its button says what an empty one says, in the language of the page. People who have signed up read their place in line and
 * get a link to share.
 */
const form = ({ language }: Said): Sketch => {
  const { early, consent, thanks } = templateTexts[language];
  return { kind: 'form', fields: { heading: early, consent, thanks, place: true, invite: true } };
};

const pricing = (goal: 'fake-door' | 'pre-order', { prices, language }: Said): Sketch => ({
  kind: 'pricing',
  fields: { heading: templateTexts[language].pricing },
  items: (prices.length === 0 ? [''] : prices.slice(0, 3)).map((said) => ({
    kind: 'plan',
    fields: { ...priced(said), goal, button: planButton(goal, language) },
  })),
});

const planButton = (goal: 'fake-door' | 'pre-order', language: WordLanguage): string =>
  goal === 'fake-door' && language === english ? 'Choose' : wordsOf({ language }).button[goal];

/** "Small teams: help them plan" is a heading and what follows it. */
function headed(said: string): BlockFields {
  const [, heading = said, body = ''] = /^(.{1,80}?)(?:: |：| – | - |\. )(.+)$/u.exec(said) ?? [];
  return { heading, body: plain(capitalized(body)) };
}

const money = /[€$£¥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[€$£¥円]|zł|(?:EUR|USD|GBP|CHF|JPY)\b)/;
const inEnglish = /(?:\/|per|a)\s*(?<period>month|year|week|user|seat)/;
const inOthers =
  /\/\s?[月年]|شهري\p{M}*ا\p{M}*|سنوي\p{M}*ا\p{M}*|(?:\/|im|pro|par|al|por|per)\s*(?:Monat|Jahr|Woche|mois|an|mes|año|mese|anno|mês|ano|maand|jaar)(?!\p{L})/u;

/** The first amount of money that a note names, and how often it is paid, in English or as it is written. */
const amount = new RegExp(
  `(?<before>月額|年額)?\\s*(?<price>${money.source})(?:\\s*(?:${inEnglish.source}|(?<written>${inOthers.source})))?`,
  'iu',
);

function priced(said: string): BlockFields {
  const found = amount.exec(said);
  const { price = '', period, before = '', written = before } = found?.groups ?? {};
  if (!found) return { heading: said };
  const around = said.replace(found[0], ' ').replace(/^[\s:：,、–-]+|[\s:：,、–-]+$/gu, '');
  return { heading: around, price, period: period ? `per ${period.toLowerCase()}` : written };
}

const lowered = (text: string): string => (/^\p{Lu}\p{Ll}/u.test(text) ? text[0]?.toLowerCase() + text.slice(1) : text);

/** Text that was not written as Markdown, said with Markdown. */
const plain = (text: string): string => writeInline([{ text, bold: false, italic: false, link: null }]);

/** A text that is too long for its field is cut after a word, with dots: the founder sees that it goes on. */
function fitting(kind: string, fields: BlockFields): BlockFields {
  const known = [lookField, ...Object.keys(blockKindOf(kind)?.fields ?? {})];
  return Object.fromEntries(
    known.flatMap((name) => {
      const [field, value] = [fieldOf(kind, name), fields[name]];
      if (value === undefined || value === '' || !field) return [];
      return [[name, typeof value === 'string' && isText(field) ? shortened(value, field.max) : value]];
    }),
  );
}
