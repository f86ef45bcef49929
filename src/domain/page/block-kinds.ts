/** The kinds of value that a field of a block can hold. */
export type FieldKind =
  /** One line without marks: headings, buttons, prices. */
  | { readonly kind: 'plain'; readonly max: number }
  /** Paragraphs with inline Markdown: bold, italic, link. */
  | { readonly kind: 'rich'; readonly max: number }
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
  /** The kind of block that it holds; nothing if absent. */
  readonly items?: string;
  readonly itemsMost?: number;
}

const line = (max = 140): FieldKind => ({ kind: 'plain', max });
const prose = (max = 2000): FieldKind => ({ kind: 'rich', max });
const picture: FieldKind = { kind: 'picture' };
const heading = line();
const goalChoices = ['sign-up', 'fake-door', 'pre-order'] as const;

/** The blocks that stand on a page by themselves, in the order in which the editor offers them. */
export const sections = {
  hero: {
    looks: ['centered', 'split', 'plain'],
    fields: { heading, body: prose(600), button: line(60), picture, alt: line() },
  },
  text: { looks: ['narrow', 'wide'], fields: { heading, body: prose(5000) } },
  features: { looks: ['grid', 'rows'], fields: { heading, body: prose(600) }, items: 'feature', itemsMost: 24 },
  steps: { looks: ['numbered', 'line'], fields: { heading, body: prose(600) }, items: 'step', itemsMost: 12 },
  picture: { looks: ['wide', 'framed'], fields: { picture, alt: line(), caption: line(300) } },
  pricing: { looks: ['cards', 'rows'], fields: { heading, body: prose(600) }, items: 'plan', itemsMost: 6 },
  quotes: { looks: ['cards', 'single'], fields: { heading }, items: 'quote', itemsMost: 12 },
  faq: { looks: ['lines', 'boxes'], fields: { heading }, items: 'question', itemsMost: 40 },
  form: {
    looks: ['inline', 'boxed'],
    fields: { heading, body: prose(600), button: line(60), consent: line(300), thanks: prose(600) },
    items: 'qualifier',
    itemsMost: 3,
  },
  survey: {
    looks: ['link', 'boxed'],
    fields: { heading, body: prose(600), button: line(60), survey: { kind: 'reference' } },
  },
  numbers: { looks: ['row', 'boxed'], fields: { heading }, items: 'number', itemsMost: 8 },
  footer: {
    looks: ['line', 'columns'],
    fields: { who: line(300), contact: line(300), privacy: prose(2000) },
  },
} as const satisfies Readonly<Record<string, BlockKind>>;

/** The blocks that another one holds. */
export const items = {
  feature: { looks: ['plain'], fields: { heading, body: prose(600), picture, alt: line() } },
  step: { looks: ['plain'], fields: { heading, body: prose(600) } },
  plan: {
    looks: ['plain', 'marked'],
    fields: {
      heading,
      price: line(40),
      period: line(40),
      body: prose(1000),
      button: line(60),
      goal: { kind: 'choice', options: goalChoices },
    },
  },
  quote: {
    looks: ['plain'],
    fields: {
      body: prose(1000),
      name: line(),
      role: line(),
      interview: { kind: 'reference' },
      consent: { kind: 'flag' },
    },
  },
  question: { looks: ['plain'], fields: { heading: line(300), body: prose(2000) } },
  qualifier: {
    looks: ['plain'],
    fields: {
      heading: line(300),
      answer: { kind: 'choice', options: ['short', 'one-of'] },
      options: { kind: 'lines', most: 12, max: 140 },
      required: { kind: 'flag' },
    },
  },
  number: { looks: ['plain'], fields: { value: line(40), heading, picture, alt: line() } },
} as const satisfies Readonly<Record<string, BlockKind>>;

const kinds: Readonly<Record<string, BlockKind>> = { ...sections, ...items };

/** Undefined for a kind of a newer build. */
export const blockKindOf = (kind: string): BlockKind | undefined =>
  Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;

/** Whether a block of this kind may lie in one of that kind; null stands for the page itself. */
export const mayHold = (parent: string | null, kind: string): boolean =>
  parent === null ? Object.hasOwn(sections, kind) : blockKindOf(parent)?.items === kind;

/** Name of the field that every block has beside the fields of its kind. */
export const lookField = 'look';
