export const questionKinds = [
  'short',
  'long',
  'one-of',
  'some-of',
  /** 0 to 10: would you recommend it? */
  'nps',
  /** How would you feel if you could no longer use it? */
  'ellis',
  'rating',
  'ranking',
  /** Van Westendorp: four prices. */
  'price',
  'number',
  'email',
  'statement',
  'end',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

export type Option = { readonly id: string; readonly label: string };

export const comparisons = ['is', 'is-not', 'at-least', 'at-most', 'answered', 'not-answered'] as const;
export type Comparison = (typeof comparisons)[number];

/** What an earlier answer, or the answer to the question itself, must be. */
export type Condition = {
  readonly question: string;
  readonly comparison: Comparison;
  /** The id of an option, a text or a number; nothing for `answered` and `not-answered`. */
  readonly value?: string | number;
};

/** Where to go if the condition holds; the first that does wins, else the next question follows. */
export type Route = { readonly when: Condition; readonly to: string };

export type Question = {
  readonly id: string;
  readonly kind: QuestionKind;
  /** What is asked, or said; `{id}` stands for the answer to an earlier question. */
  readonly title: string;
  readonly help: string;
  readonly required: boolean;
  readonly options: readonly Option[];
  readonly routes: readonly Route[];
  /** Of numbers and ratings. */
  readonly min: number | null;
  readonly max: number | null;
};

export const ellisOptions: readonly Option[] = [
  { id: 'very', label: 'Very disappointed' },
  { id: 'somewhat', label: 'Somewhat disappointed' },
  { id: 'not', label: 'Not disappointed' },
];

/** Options by id; four prices in minor units, from too cheap to too expensive; an address with its consent; or one value. */
export type Answer =
  | string
  | number
  | readonly string[]
  | { readonly prices: readonly [number, number, number, number] }
  | { readonly email: string; readonly consent: boolean };

export type Answers = Readonly<Record<string, Answer>>;

/** What is asked, in the order in which it stands. */
export interface Questionnaire {
  readonly questions: readonly Question[];
}
