/** The form of an answer: one line, several lines, an option, some options, options in an order, points, and so on. */
export type AnswerForm =
  | 'line'
  | 'lines'
  | 'choice'
  | 'choices'
  | 'order'
  | 'rows'
  | 'points'
  | 'number'
  | 'day'
  | 'prices'
  | 'address'
  | 'file';

/** Everything in which kinds of questions differ, apart from their words and their looks. */
export interface QuestionTraits {
  /** Null for a text that asks for nothing. */
  readonly answer: AnswerForm | null;
  /** Whose options people choose among: those of the question, or those of Sean Ellis. */
  readonly options: 'own' | 'ellis' | null;
  /** The meaning of its lowest and highest number, if the founder can set them. Other points go from 0 to 10. */
  readonly bounds: 'points' | 'number' | null;
  /**
   * How routes compare an answer, and how experiments count it. A new route asks for numbers from `from` on.
   */
  readonly compared: { readonly by: 'choice' } | { readonly by: 'number'; readonly from: number } | null;
}

const plain = { options: null, bounds: null, compared: null } as const;
const byChoice = { by: 'choice' } as const;

/** Kinds of questions, in the order in which the editor offers them. */
const traits = {
  short: { ...plain, answer: 'line' },
  long: { ...plain, answer: 'lines' },
  'one-of': { ...plain, answer: 'choice', options: 'own', compared: byChoice },
  'some-of': { ...plain, answer: 'choices', options: 'own', compared: byChoice },
  /** 0 to 10: would you recommend it? */
  nps: { ...plain, answer: 'points', compared: { by: 'number', from: 9 } },
  /** How would you feel if you could no longer use it? */
  ellis: { ...plain, answer: 'choice', options: 'ellis', compared: byChoice },
  rating: { answer: 'points', options: null, bounds: 'points', compared: { by: 'number', from: 4 } },
  /** Some rows, for each of which one option is chosen. */
  matrix: { ...plain, answer: 'rows', options: 'own' },
  ranking: { ...plain, answer: 'order', options: 'own' },
  /** Van Westendorp: four prices. */
  price: { ...plain, answer: 'prices' },
  number: { answer: 'number', options: null, bounds: 'number', compared: { by: 'number', from: 4 } },
  date: { ...plain, answer: 'day' },
  email: { ...plain, answer: 'address' },
  file: { ...plain, answer: 'file' },
  statement: { ...plain, answer: null },
  end: { ...plain, answer: null },
} as const satisfies Readonly<Record<string, QuestionTraits>>;

export type QuestionKind = keyof typeof traits;

export const questionKinds = Object.keys(traits) as readonly QuestionKind[];

/** A question of a newer build has none of them: it is read, and asks for nothing. */
export const traitsOf = ({ kind }: { readonly kind: QuestionKind }): QuestionTraits =>
  Object.hasOwn(traits, kind) ? traits[kind] : { ...plain, answer: null };
