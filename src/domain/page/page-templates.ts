import { shortened } from '../text/shortened.ts';
import { blockKindOf } from './block-kinds.ts';
import { fieldOf, isText } from './field-rules.ts';
import { writeInline } from './inline-markdown.ts';
import type { BlockFields, PageGoal } from './page.ts';
import type { PageCommandData } from './page-commands.ts';
import type { PageMaterial } from './page-material.ts';

export const pageTemplates = ['sign-up', 'fake-door', 'pre-order', 'blank'] as const;
export type PageTemplate = (typeof pageTemplates)[number];

export type NewBlock = PageCommandData<'PlaceBlocks'>['blocks'][number];

/** Returns the goal that counts for a visitor of a page made from the template. */
export const goalOf = (template: PageTemplate): PageGoal => (template === 'blank' ? 'sign-up' : template);

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
): readonly NewBlock[] {
  return place(sketches(template, material), null, newId);
}

function place(all: readonly Sketch[], parent: string | null, newId: () => string): readonly NewBlock[] {
  return all.flatMap(({ kind, fields = {}, items = [] }) => {
    const id = newId();
    return [{ id, kind, parent, fields: fitting(kind, fields) }, ...place(items, id, newId)];
  });
}

function sketches(template: PageTemplate, material: PageMaterial): readonly Sketch[] {
  if (template === 'blank') return [{ kind: 'hero', fields: { heading: material.title } }];
  const isPriced = template !== 'sign-up';
  return [hero(template, material), ...problem(material), ...features(material)].concat(
    isPriced ? pricing(template, material) : form,
    { kind: 'footer' },
  );
}

const hero = (template: PageTemplate, { title, value, audience }: PageMaterial): Sketch => ({
  kind: 'hero',
  fields: {
    heading: value || title,
    body: plain(audience && `For ${lowered(audience)}`),
    button: template === 'sign-up' ? 'Get early access' : 'See prices',
  },
});

const problem = ({ problems }: PageMaterial): readonly Sketch[] =>
  problems.length === 0
    ? []
    : [{ kind: 'text', fields: { heading: 'The problem', body: problems.map(plain).join('\n\n') } }];

const features = ({ solutions }: PageMaterial): readonly Sketch[] =>
  solutions.length === 0
    ? []
    : [
        {
          kind: 'features',
          fields: { heading: 'How it works' },
          items: solutions.slice(0, 6).map((said) => ({ kind: 'feature', fields: headed(said) })),
        },
      ];

/** People agree to something in words wherever a form is: a new one has them, and its founder sees them. */
const consent = 'Email me about this. I can ask to be removed at any time.';

/** The first fields of a block that is added by itself. */
export const fieldsOfNew = (kind: string): BlockFields => (kind === 'form' ? { consent } : {});

const form: Sketch = {
  kind: 'form',
  fields: {
    heading: 'Get early access',
    button: 'Sign up',
    consent,
    thanks: 'Thank you. We’ll write when there’s something to try.',
  },
};

const pricing = (goal: 'fake-door' | 'pre-order', { prices }: PageMaterial): Sketch => ({
  kind: 'pricing',
  fields: { heading: 'Prices' },
  items: (prices.length === 0 ? [''] : prices.slice(0, 3)).map((said) => ({
    kind: 'plan',
    fields: { ...priced(said), goal, button: goal === 'pre-order' ? 'Pre-order' : 'Choose' },
  })),
});

/** "Small teams: help them plan" is a heading and what follows it. */
function headed(said: string): BlockFields {
  const [, heading = said, body = ''] = /^(.{1,80}?)(?:: | – | - |\. )(.+)$/u.exec(said) ?? [];
  return { heading, body: plain(body) };
}

/** The first amount of money that a note names, and what it is for. */
const amount =
  /(?<price>[€$£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|\$|£|EUR\b|USD\b|GBP\b))(?:\s*(?:\/|per|a)\s*(?<period>month|year|week|user|seat))?/iu;

function priced(said: string): BlockFields {
  const found = amount.exec(said);
  const { price = '', period } = found?.groups ?? {};
  if (!found) return { heading: said };
  const around = said.replace(found[0], ' ').replace(/^[\s:,–-]+|[\s:,–-]+$/gu, '');
  return { heading: around, price, period: period ? `per ${period.toLowerCase()}` : '' };
}

const lowered = (text: string): string => (/^\p{Lu}\p{Ll}/u.test(text) ? text[0]?.toLowerCase() + text.slice(1) : text);

/** Text that was not written as Markdown, said with Markdown. */
const plain = (text: string): string => writeInline([{ text, bold: false, italic: false, link: null }]);

/** A text that is too long for its field is cut after a word, with dots: the founder sees that it goes on. */
function fitting(kind: string, fields: BlockFields): BlockFields {
  const known = Object.keys(blockKindOf(kind)?.fields ?? {});
  return Object.fromEntries(
    known.flatMap((name) => {
      const [field, value] = [fieldOf(kind, name), fields[name]];
      if (value === undefined || value === '' || !field) return [];
      return [[name, typeof value === 'string' && isText(field) ? shortened(value, field.max) : value]];
    }),
  );
}
