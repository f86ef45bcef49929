import type { MomentFact } from '../log/name-moment.ts';
import type { FactOf } from '../log/recorded-event.ts';
import type { PlacedQuestion, Question, SurveySettings } from './survey.ts';

type Nothing = Record<string, never>;
type Placed = Omit<PlacedQuestion, 'removed'>;
/** Settings of a question that are set field by field; its texts are edited. */
export type QuestionSettings = Pick<
  Question,
  'required' | 'options' | 'rows' | 'routes' | 'min' | 'max' | 'picture' | 'alt' | 'link' | 'linkLabel'
>;

type SurveyFactData = {
  readonly SurveyCreated: SurveySettings & { readonly projectId: string; readonly questions: readonly Placed[] };
  readonly QuestionsPlaced: { readonly questions: readonly Placed[] };
  readonly QuestionsMoved: { readonly questions: readonly Pick<PlacedQuestion, 'id' | 'order'>[] };
  readonly QuestionSet: { readonly question: string } & Partial<QuestionSettings>;
  readonly QuestionTextEdited: { readonly question: string; readonly field: 'title' | 'help'; readonly text: string };
  readonly QuestionsRemoved: { readonly questions: readonly string[] };
  readonly QuestionsRestored: { readonly questions: readonly string[] };
  readonly SurveySet: Partial<SurveySettings>;
  readonly LinksAdded: { readonly links: readonly string[] };
  readonly SurveyPublished: {
    readonly version: number;
    readonly contentHash: string;
    /** The version that a roll-back published anew, and what that asks; the fold up to this fact where absent. */
    readonly of: number | null;
    readonly streamVersion?: number;
  };
  readonly SurveyUnpublished: Nothing;
  /** The project that it belongs to from then on. */
  readonly SurveyReassigned: { readonly projectId: string; readonly decisionId: string };
  readonly SurveyRemoved: Nothing;
  readonly SurveyRestored: Nothing;
};

export type SurveyFactOf<T extends keyof SurveyFactData> = SurveyFactData[T];

/** All facts that can happen to a survey. */
export type SurveyFact = FactOf<SurveyFactData> | MomentFact;

/** Raise it with a new type of fact, or if `evolve` makes something else of one: kept states are then folded anew. */
export const surveyFoldVersion = 3;
