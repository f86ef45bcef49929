import type { Direction } from '../ledger/ledger.ts';
import type { FactOf } from '../log/recorded-event.ts';
import type { Answer, Commitment } from './interview.ts';

type Nothing = Record<string, never>;
type Texts = { readonly person?: string; readonly lastTime?: string };
type Choices = { readonly on: string; readonly commitment: Commitment; readonly answer: Answer };

type InterviewFactData = {
  /** Personal fields are absent once the person was erased. */
  readonly InterviewLogged: Texts &
    Choices & { readonly projectId: string; readonly experimentId?: string | undefined };
  readonly InterviewEdited: Texts & Partial<Choices>;
  readonly QuoteMarked: {
    readonly quoteId: string;
    readonly text?: string;
    readonly assumptionId: string;
    readonly mark: Direction;
  };
  readonly QuoteUnmarked: { readonly quoteId: string };
  /** `by`: the name of the program. */
  readonly QuoteProposed: {
    readonly quoteId: string;
    readonly text?: string;
    readonly assumptionId: string;
    readonly mark: Direction;
    readonly by: string;
  };
  readonly ProposalDismissed: { readonly quoteId: string };
  readonly InterviewRemoved: Nothing;
  readonly InterviewRestored: Nothing;
  readonly PersonErased: Nothing;
};

/** All facts that can happen to an interview. */
export type InterviewFact = FactOf<InterviewFactData>;
export type InterviewFactOf<T extends keyof InterviewFactData> = InterviewFactData[T];

/** Raise it with a new type of fact, or if `evolve` makes something else of one: kept states are then folded anew. */
export const interviewFoldVersion = 3;
