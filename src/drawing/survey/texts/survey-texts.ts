import type { AddressProblem } from '#domain/intake/address-problem.ts';
import type { Progress } from '#domain/survey/progress.ts';
import type { FileProblem } from '#domain/survey/read-answer.ts';

/** All that a survey says by itself, in one language. Questions are the founder's. */
export interface SurveyTexts {
  /** Language tag, for HTML's `lang`. */
  readonly lang: string;
  readonly next: string;
  readonly back: string;
  readonly send: string;
  readonly change: string;
  readonly required: string;
  readonly optional: string;
  readonly noAnswer: string;
  /** Before a title where something is wrong. */
  readonly errorPrefix: string;
  readonly problems: string;
  /** `total` is the most that there may be, if it is not certain. */
  readonly question: (progress: Progress) => string;
  readonly check: string;
  readonly checkHelp: string;
  readonly later: string;
  readonly laterHelp: string;
  /** Label of the text beneath “Other”. */
  readonly other: string;
  readonly chooseMany: string;
  readonly rank: string;
  readonly notRanked: string;
  readonly ellis: { readonly very: string; readonly somewhat: string; readonly not: string };
  readonly npsEnds: string;
  readonly prices: readonly [tooCheap: string, cheap: string, expensive: string, tooExpensive: string];
  readonly email: string;
  /** Said with the address, if a mail is sent to it. */
  readonly mailed: string;
  /** Said before a file is chosen: its kinds, its size such as "5 MB", and for how long it is kept. */
  readonly fileNote: (size: string) => string;
  /** The file that was sent with this question before. */
  readonly fileKept: (file: string) => string;
  readonly fileRemove: string;
  readonly privacy: string;
  readonly askedBy: (who: string) => string;
  readonly report: string;
  readonly thanks: string;
  /** Around the title of the page that asked the first question. */
  readonly backTo: readonly [before: string, after: string];
  readonly wrong: {
    readonly missing: string;
    readonly long: (most: number) => string;
    readonly number: string;
    readonly day: string;
    readonly range: (min: string, max: string) => string;
    readonly least: (min: string) => string;
    readonly most: (max: string) => string;
    readonly choice: string;
    readonly ranks: string;
    readonly rows: string;
    readonly prices: string;
    readonly email: string;
    readonly consent: string;
    readonly stale: string;
    readonly quick: string;
    readonly full: string;
    readonly 'file-large': (size: string) => string;
  } & Readonly<Record<AddressProblem | Exclude<FileProblem, 'file-large'>, string>>;
  readonly notices: Readonly<Record<SurveyNotice, { readonly heading: string; readonly text: string }>>;
}

export type SurveyNotice =
  | 'missing'
  | 'removed'
  | 'taken-down'
  | 'closed'
  | 'answered'
  | 'answered-email'
  | 'answered-link'
  | 'link'
  | 'gone'
  | 'too-many'
  | 'too-large'
  | 'full'
  | 'report'
  | 'reported';
