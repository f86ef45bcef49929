import type { FactOf } from '../log/recorded-event.ts';
import type { PageGoal } from '../page/page.ts';
import type { ShownVersion } from '../page/page-content.ts';
import type { SurveyResponse } from '../survey/survey-response.ts';
import type { Dropped, IntakeEntry, SentPages, VisitRun } from './intake.ts';

type About = { readonly entryId: string };
/**
 * How many forms with an address have come, this one included: 1, 2, 3 … A repeated address gets the next one too, so that
 * nobody learns from it which addresses are known. Absent from facts that were recorded before it was.
 */
type Place = number;
type Seen = About & {
  readonly projectId: string;
  readonly ordinal: number | null;
  readonly version: ShownVersion;
  readonly publishedVersion: number;
  readonly source: string;
  readonly form: string;
};

/** An action of a made-up visitor. `at`: ISO 8601. */
export type SampleEntry = About &
  Pick<IntakeEntry, 'goal' | 'source' | 'form' | 'consentHash' | 'email' | 'answers'> & {
    readonly ordinal: number;
    readonly at: string;
    readonly response?: Pick<SurveyResponse, 'choices' | 'words' | 'passed'> | undefined;
  };

type IntakeFactData = {
  /** `from` is the ordinal of the first visitor of the first run. */
  readonly VisitsTallied: {
    readonly projectId: string;
    readonly from: number;
    readonly runs: readonly VisitRun[];
    readonly dropped: Dropped;
    /** Only for a page with two versions. */
    readonly sent?: SentPages | undefined;
  };
  /** Personal fields are absent once the person was erased. */
  readonly SignUpReceived: Seen & {
    readonly goal: PageGoal;
    readonly consentHash: string;
    readonly hasAnswers: boolean;
    readonly email?: string;
    readonly answers?: readonly string[];
    readonly place?: Place;
  };
  /** `entryId` is the first entry with that address. */
  readonly SignUpRepeated: About & { readonly place?: Place };
  readonly FakeDoorChosen: Seen;
  /** Somebody has answered a survey; null if they wrote nothing, and left no address. */
  readonly ResponseCompleted: Omit<Seen, 'form' | 'version'> &
    Omit<SurveyResponse, 'words'> & {
      readonly consentHash: string;
      readonly email?: string | null;
      readonly words?: SurveyResponse['words'] | null;
    };
  readonly SignUpConfirmed: About;
  /** All that came of a page or survey of the sample; the ordinals of its visitors begin with 1. */
  readonly SampleEntriesRecorded: {
    readonly projectId: string;
    readonly runs: readonly VisitRun[];
    readonly entries: readonly SampleEntry[];
  };
  readonly EntryExcluded: About & { readonly reason: string };
  readonly EntryIncluded: About;
  /** All that came from a network on one day: visitors and yeses alike. */
  readonly NetworkExcluded: { readonly network: string; readonly reason: string };
  readonly NetworkIncluded: { readonly network: string };
  readonly PersonNoted: About & { readonly note?: string };
  readonly PersonErased: About;
};

/** All facts that can happen on a page or survey. */
export type IntakeFact = FactOf<IntakeFactData>;
export type IntakeFactOf<T extends keyof IntakeFactData> = IntakeFactData[T];

/** Raise it with a new type of fact, or if `evolve` makes something else of one: kept states are then folded anew. */
export const intakeFoldVersion = 7;
