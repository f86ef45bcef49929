import type { Direction } from '../ledger/ledger.ts';
import type { Parts } from '../log/parts.ts';

/** Price that the person paid for it: nothing, time, reputation or money. */
export const commitments = ['none', 'time', 'reputation', 'money'] as const;
export type Commitment = (typeof commitments)[number];

/** Meaning of the person's answer for the criterion; unclear counts as no. */
export const answers = ['yes', 'no', 'unclear'] as const;
export type Answer = (typeof answers)[number];

/** A sentence of the person's own, and which way it points for an assumption. */
export type Quote = {
  readonly id: string;
  readonly text: string;
  readonly assumptionId: string;
  readonly mark: Direction;
  /** 0, 1, 2 … in the order in which they were marked. */
  readonly order: number;
};

/** A quote that an assistant has found: it says nothing until a person has accepted it. */
export type ProposedQuote = Quote & {
  /** The name of the program that proposed it; empty if it is not known. */
  readonly by: string;
};

/** One conversation, folded from its stream. */
export interface Interview {
  readonly id: string;
  readonly projectId: string;
  /** The experiment whose sample it was held for. */
  readonly experimentId: string | null;
  /** Personal; empty after an erasure. */
  readonly person: string;
  /** The day of the conversation, a date without a time. */
  readonly on: string;
  /** The person's actions the last time they had the problem. Personal; empty after an erasure. */
  readonly lastTime: string;
  readonly commitment: Commitment;
  readonly answer: Answer;
  readonly quotes: Parts<Quote>;
  readonly quoteCount: number;
  /** Quotes that wait for a person. An accepted one is among `quotes`, by the same id. */
  readonly proposed: Parts<ProposedQuote>;
  readonly removed: boolean;
  /** The person’s words are gone, and counts stay. */
  readonly erased: boolean;
  /** Where the log has it; null until the server has recorded it. */
  readonly position: number | null;
  /** When the server recorded it; null until it has. ISO 8601. */
  readonly recordedAt: string | null;
  /** By the founder's clock. ISO 8601. */
  readonly loggedAt: string;
  /** The account of the member who logged it; absent until the server has recorded it. */
  readonly loggedBy?: string | undefined;
  readonly changedAt: string;
}

/** In UTF-16 units; `quotes` counts those of one interview, marked and proposed ones apart. */
export const interviewLimits = { person: 140, lastTime: 5000, quote: 2000, quotes: 500, proposer: 60 } as const;

export const interviewStreamOf = (id: string): `interview-${string}` => `interview-${id}`;
export const interviewIdOf = (stream: string): string => stream.slice('interview-'.length);
