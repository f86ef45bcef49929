import type { Moment } from '../log/moment.ts';
import type { Parts } from '../log/parts.ts';
import type { Palette } from '../page/page.ts';
import type { PageTheme } from '../page/page-theme.ts';
import type { AnswerFile } from './answer-file.ts';
import { type QuestionKind, traitsOf } from './question-kinds.ts';

export type Option = {
  readonly id: string;
  readonly label: string;
  /** Whether people may say in their own words what it is; of one option at most. */
  readonly other?: true;
};

export const comparisons = ['is', 'is-not', 'at-least', 'at-most', 'answered', 'not-answered'] as const;
export type Comparison = (typeof comparisons)[number];

/** Condition on an earlier answer, or on the answer to the question itself. */
export type Condition = {
  readonly question: string;
  readonly comparison: Comparison;
  /** The id of an option, a text or a number; nothing for `answered` and `not-answered`. */
  readonly value?: string | number | undefined;
};

/** Where to go if the condition holds; the first that does wins, else the next question follows. */
export type Route = { readonly when: Condition; readonly to: string };

export type Question = {
  readonly id: string;
  readonly kind: QuestionKind;
  /** Text of the question or statement; `{id}` stands for the answer to an earlier question. */
  readonly title: string;
  readonly help: string;
  readonly required: boolean;
  readonly options: readonly Option[];
  readonly routes: readonly Route[];
  /** The rows of a matrix, whose columns are the options; none if absent. */
  readonly rows?: readonly Pick<Option, 'id' | 'label'>[];
  /** Bounds of a number or a rating. */
  readonly min: number | null;
  readonly max: number | null;
  /** The id of the image that is asked about, and what is in it, for who cannot see it; none if absent or empty. */
  readonly picture?: string;
  readonly alt?: string;
  /** The `https` address that a button on an end leads to, and the words on it; none if absent or empty. */
  readonly link?: string;
  readonly linkLabel?: string;
};

export const ellisOptions: readonly Option[] = [
  { id: 'very', label: 'Very disappointed' },
  { id: 'somewhat', label: 'Somewhat disappointed' },
  { id: 'not', label: 'Not disappointed' },
];

/** Options by id, with the words typed beside “Other”; the option of each row, by their ids; four prices in minor units, from too cheap to too expensive; an address with its consent; a file; or one value, a day as `2026-12-31`. */
export type Answer =
  | string
  | number
  | readonly string[]
  | { readonly chosen: readonly string[]; readonly other: string }
  | { readonly rows: Readonly<Record<string, string>> }
  | { readonly prices: readonly number[] }
  | { readonly email: string; readonly consent: boolean }
  | { readonly file: AnswerFile };

export type Answers = Readonly<Record<string, Answer>>;

/** The option beside which people may type; undefined if there is none. */
export const otherOf = (question: Pick<Question, 'kind' | 'options'>): Option | undefined =>
  choicesOf(question).find(({ other }) => other === true);

/** Whether it is asked row by row. */
export const hasRows = (question: Pick<Question, 'kind'>): boolean => traitsOf(question).answer === 'rows';

/** The questions of a survey, in their order. */
export interface Questionnaire {
  readonly questions: readonly Question[];
}

/** Whether a question asks for an answer. */
export const asks = (question: Pick<Question, 'kind'>): boolean => traitsOf(question).answer !== null;

/** Whether a file is asked for. */
export const asksForFile = (question: Pick<Question, 'kind'>): boolean => traitsOf(question).answer === 'file';

/** Whether the answer can stand in the text of a later question: a file has no words. */
export const canBePiped = (question: Pick<Question, 'kind'>): boolean => asks(question) && !asksForFile(question);

/** Whether the address of somebody is asked for. */
export const asksForAddress = (question: Pick<Question, 'kind'>): boolean => traitsOf(question).answer === 'address';

/** Options to choose one or some of; empty for a question with typed answers. */
export function choicesOf(question: Pick<Question, 'kind' | 'options'>): readonly Option[] {
  const { answer, options } = traitsOf(question);
  if (answer !== 'choice' && answer !== 'choices') return [];
  return options === 'ellis' ? ellisOptions : question.options;
}

/**
 * Limits on responses: none, one per browser and day (by the daily hash of its address and user agent, so that several
 * people can be one and one person several), one per email address, or one per link made for it.
 */
export const onceRules = ['anyone', 'visitor', 'address', 'link'] as const;
export type OnceRule = (typeof onceRules)[number];

/** A question as it lies in a survey that is being edited. */
export type PlacedQuestion = Question & {
  /** A fractional key; ties by id. */
  readonly order: string;
  readonly removed: boolean;
};

/** Languages that the survey's own words are written in: its buttons, hints and messages. */
export const surveyLanguages = ['english', 'german', 'spanish', 'french', 'japanese', 'arabic'] as const;
export type SurveyLanguage = (typeof surveyLanguages)[number];

/** Settings that a published version keeps unchanged. */
export type SurveyLook = {
  readonly title: string;
  /** Who asks, and where they can be reached. */
  readonly by: string;
  /** Text that a person who leaves an address agrees to. */
  readonly consent: string;
  /** ISO 4217, for questions about prices. */
  readonly currency: string;
  readonly palette: Palette;
  /** Look that it shares with pages; null, or absent, for a survey in its own colors alone. */
  readonly theme?: PageTheme | null | undefined;
  /** Language of its questions, and so of its own words; that of each reader's browser if null or absent. */
  readonly language?: SurveyLanguage | null;
};

/** Who may answer, and for how long: holds at once, whatever version is published. */
export type SurveyRules = {
  readonly once: OnceRule;
  /** ISO 8601; null if it stays open. */
  readonly closesAt: string | null;
  /** How many responses are taken; null for all. */
  readonly quota: number | null;
};

export type SurveySettings = SurveyLook & SurveyRules;

/** The questions of a version when it was published: never changed again. */
export type PublishedSurvey = {
  /** 1, 2, 3 … */
  readonly version: number;
  readonly contentHash: string;
  /** Version of the stream whose fold holds its questions. */
  readonly streamVersion: number;
  /** The version that a roll-back published anew. */
  readonly of: number | null;
  /** The ids of its questions, in their order. */
  readonly questions: readonly string[];
  /** Questions that the version before did not ask, or asked otherwise: see `questionsAsked`. */
  readonly changed: readonly Question[];
  readonly currency: string;
  /** The server's clock. ISO 8601. */
  readonly at: string;
};

/** A survey, folded from its stream. */
export interface Survey extends SurveySettings {
  readonly id: string;
  readonly projectId: string;
  /** Includes removed questions. */
  readonly questions: Parts<PlacedQuestion>;
  readonly questionCount: number;
  /** Each for one response. */
  readonly links: readonly string[];
  readonly published: readonly PublishedSurvey[];
  /** Whether strangers can see it. */
  readonly isLive: boolean;
  readonly removed: boolean;
  readonly moments: readonly Moment[];
  /** By the founder's clock. ISO 8601. */
  readonly createdAt: string;
  readonly changedAt: string;
}

/** In UTF-16 units; `questions`, `options`, `rows`, `routes`, `versions` and `links` are numbers of them. */
export const surveyLimits = {
  title: 140,
  by: 200,
  consent: 300,
  question: 300,
  help: 1000,
  alt: 300,
  option: 140,
  /** The words of a row of a matrix. */
  row: 140,
  link: 2000,
  linkLabel: 80,
  questions: 1000,
  options: 100,
  rows: 30,
  routes: 20,
  versions: 200,
  links: 2000,
  quota: 1_000_000,
  number: 1_000_000_000_000,
} as const;
