import { iconNames } from './icon-names.ts';

interface TextField {
  readonly max: number;
  /** It is no text on the page, or what stands there while it is empty says enough. */
  readonly isSilent?: true;
}

/** The kinds of value that a field of a block can hold. */
export type FieldKind =
  /** One line without marks: headings, buttons, prices. */
  | ({ readonly kind: 'plain' } & TextField)
  /** Paragraphs with inline Markdown: bold, italic, link. */
  | ({ readonly kind: 'rich' } & TextField)
  | { readonly kind: 'choice'; readonly options: readonly [string, ...string[]] }
  /** The id of an image of the workspace, or null. */
  | { readonly kind: 'picture' }
  | { readonly kind: 'flag' }
  /** Options that a visitor can choose from, one line each. */
  | { readonly kind: 'lines'; readonly most: number; readonly max: number }
  /** The id of another part of the project, such as an interview or a survey, or null. */
  | { readonly kind: 'reference' };

export interface BlockKind {
  readonly looks: readonly [string, ...string[]];
  readonly fields: Readonly<Record<string, FieldKind>>;
  /** How visitors answer it: by its own form, by a button that may be a fake door, or as its goal says; null if not. */
  readonly form: 'own' | 'door' | 'goal' | null;
  /**
   * A block counts as written if one of these fields has text or a picture; the checklist leads to the first. Empty if
   * another point of the checklist asks for its words, or if the block says enough while it is empty.
   */
  readonly says: readonly string[];
}

/** Rules of a block that stands on a page by itself: which blocks it holds, if any. */
interface SectionRules extends BlockKind {
  readonly items?: ItemKind;
  readonly itemsMost?: number;
  /** Whether visitors look for it, so that the top line links to it; they see a headline and a form anyway. */
  readonly isSought: boolean;
  /** Whether a new one holds none yet. */
  readonly beginsEmpty?: true;
}

const line = (max = 140) => ({ kind: 'plain', max }) as const;
const prose = (max = 2000) => ({ kind: 'rich', max }) as const;
const silentLine = (max = 140) => ({ kind: 'plain', max, isSilent: true }) as const;
const picture = { kind: 'picture' } as const;
const heading = line();
const alt = silentLine();
const icon = { kind: 'choice', options: ['none', 'auto', ...iconNames] } as const;
/** The thing beside the headline: its image, in a frame or not, or a drawing. */
const visual = {
  kind: 'choice',
  options: ['picture', 'browser', 'phone', 'contours', 'grid', 'waves', 'pairs'],
} as const;
const link = silentLine(500);
const goalChoices = ['sign-up', 'fake-door', 'pre-order'] as const;

/** The blocks that another one holds. */
export const items = {
  feature: {
    looks: ['plain'],
    fields: { icon, heading, body: prose(600), picture, alt },
    form: null,
    says: ['heading', 'body', 'picture'],
  },
  step: { looks: ['plain'], fields: { heading, body: prose(600) }, form: null, says: ['heading', 'body'] },
  plan: {
    looks: ['plain', 'marked'],
    fields: {
      heading,
      price: line(40),
      period: line(40),
      body: prose(1000),
      button: silentLine(60),
      goal: { kind: 'choice', options: goalChoices },
    },
    form: 'goal',
    says: [],
  },
  quote: {
    looks: ['plain'],
    fields: {
      body: prose(1000),
      name: line(),
      role: line(),
      picture,
      alt,
      interview: { kind: 'reference' },
      consent: { kind: 'flag' },
    },
    form: null,
    says: ['body'],
  },
  question: { looks: ['plain'], fields: { heading: line(300), body: prose(2000) }, form: null, says: [] },
  qualifier: {
    looks: ['plain'],
    fields: {
      heading: silentLine(300),
      answer: { kind: 'choice', options: ['short', 'one-of'] },
      options: { kind: 'lines', most: 12, max: 140 },
      required: { kind: 'flag' },
    },
    form: null,
    says: [],
  },
  number: {
    looks: ['plain'],
    fields: { value: line(40), heading, picture, alt },
    form: null,
    says: ['value', 'heading', 'picture'],
  },
} as const satisfies Readonly<Record<string, BlockKind>>;

/** The blocks that stand on a page by themselves, in the order in which the editor offers them. */
export const sections = {
  top: {
    looks: ['line'],
    fields: { heading: silentLine(60), picture, alt, anchors: { kind: 'choice', options: ['shown', 'hidden'] } },
    form: null,
    says: [],
    isSought: false,
  },
  hero: {
    looks: ['centered', 'split', 'plain', 'form'],
    fields: { heading, body: prose(600), button: line(60), visual, picture, alt },
    form: 'door',
    says: [],
    isSought: false,
  },
  text: {
    looks: ['narrow', 'wide'],
    fields: { heading, body: prose(5000), button: silentLine(60), link },
    form: null,
    says: ['body', 'heading'],
    isSought: true,
  },
  features: {
    looks: ['grid', 'rows'],
    fields: { heading, body: prose(600) },
    ...{ form: null, says: [], isSought: true, items: 'feature', itemsMost: 24 },
  },
  steps: {
    looks: ['numbered', 'line'],
    fields: { heading, body: prose(600) },
    ...{ form: null, says: [], isSought: true, items: 'step', itemsMost: 12 },
  },
  picture: {
    looks: ['wide', 'framed', 'video'],
    fields: { picture, alt, caption: line(300), link },
    form: null,
    says: ['picture'],
    isSought: false,
  },
  pricing: {
    looks: ['cards', 'rows'],
    fields: { heading, body: prose(600) },
    ...{ form: null, says: [], isSought: true, items: 'plan', itemsMost: 6 },
  },
  quotes: {
    looks: ['cards', 'single'],
    fields: { heading },
    form: null,
    says: [],
    isSought: true,
    items: 'quote',
    itemsMost: 12,
  },
  faq: {
    looks: ['lines', 'boxes'],
    fields: { heading },
    form: null,
    says: [],
    isSought: true,
    items: 'question',
    itemsMost: 40,
  },
  form: {
    looks: ['inline', 'boxed'],
    fields: {
      heading,
      body: prose(600),
      button: silentLine(60),
      consent: line(300),
      thanks: { kind: 'rich', max: 600, isSilent: true },
      place: { kind: 'flag' },
      invite: { kind: 'flag' },
      mailSubject: silentLine(),
      mail: { kind: 'rich', max: 3000, isSilent: true },
    },
    ...{ form: 'own', says: [], isSought: false, items: 'qualifier', itemsMost: 3, beginsEmpty: true },
  },
  survey: {
    looks: ['link', 'boxed', 'question'],
    fields: { heading, body: prose(600), button: silentLine(60), survey: { kind: 'reference' } },
    form: null,
    says: ['survey'],
    isSought: false,
  },
  numbers: {
    looks: ['row', 'boxed', 'logos'],
    fields: { heading },
    form: null,
    says: [],
    isSought: true,
    items: 'number',
    itemsMost: 8,
  },
  footer: {
    looks: ['line', 'columns'],
    fields: { who: line(300), contact: line(300), privacy: prose(2000) },
    form: null,
    says: [],
    isSought: false,
  },
} as const satisfies Readonly<Record<string, SectionRules>>;

const kinds = { ...sections, ...items };

export type SectionKind = keyof typeof sections;
export type ItemKind = keyof typeof items;
export type BlockName = keyof typeof kinds;
/** The fields of a kind of block, beside its look. */
export type FieldOf<Kind extends BlockName> = keyof (typeof kinds)[Kind]['fields'];
export type BlockFieldName = { readonly [Kind in BlockName]: FieldOf<Kind> }[BlockName];
type OptionsOf<Field> = Field extends { readonly options: readonly (infer Option)[] } ? Option : never;
/** Each option of a field, and each look. */
export type BlockChoice = {
  readonly [Kind in BlockName]:
    | (typeof kinds)[Kind]['looks'][number]
    | OptionsOf<(typeof kinds)[Kind]['fields'][FieldOf<Kind>]>;
}[BlockName];

/** False for a kind of a newer build. */
export const isBlockName = (kind: string): kind is BlockName => Object.hasOwn(kinds, kind);

/** Undefined for a kind of a newer build. */
export const blockKindOf = (kind: string): (BlockKind & Partial<SectionRules>) | undefined =>
  isBlockName(kind) ? kinds[kind] : undefined;

/** Whether a block of this kind may lie in one of that kind; null stands for the page itself. */
export const mayHold = (parent: string | null, kind: string): boolean =>
  parent === null ? Object.hasOwn(sections, kind) : blockKindOf(parent)?.items === kind;

/** Looks and fields that only a page with a theme shows. */
const ofThemes: Readonly<Record<string, readonly string[]>> = {
  hero: ['form', 'visual'],
  feature: ['icon'],
  quote: ['picture', 'alt'],
  picture: ['video'],
  numbers: ['logos'],
};

/** Whether a look or a field of a kind of block is only for pages with a theme. */
export const isOfThemes = (kind: string, name: string): boolean => ofThemes[kind]?.includes(name) ?? false;

/** Name of the field that every block has beside the fields of its kind. */
export const lookField = 'look';
