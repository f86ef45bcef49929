import type { MomentFact } from '../log/name-moment.ts';
import type { FactOf } from '../log/recorded-event.ts';
import type { Block, BlockVersion, FieldValue, PageSettings } from './page.ts';

type Nothing = Record<string, never>;
type Placed = Omit<Block, 'removed'>;

type PageFactData = {
  readonly PageCreated: PageSettings & { readonly projectId: string; readonly blocks: readonly Placed[] };
  readonly BlocksPlaced: { readonly blocks: readonly Placed[] };
  readonly BlocksMoved: { readonly blocks: readonly Pick<Block, 'id' | 'parent' | 'order'>[] };
  readonly BlockSet: { readonly block: string; readonly field: string; readonly value: FieldValue };
  readonly BlockTextEdited: { readonly block: string; readonly field: string; readonly text: string };
  readonly BlocksRemoved: { readonly blocks: readonly string[] };
  readonly BlocksRestored: { readonly blocks: readonly string[] };
  readonly BlocksAssigned: { readonly blocks: readonly string[]; readonly in: BlockVersion };
  readonly PageSet: Partial<PageSettings>;
  readonly VersionBAdded: Nothing;
  readonly VersionBRemoved: Nothing;
  readonly PagePublished: {
    readonly version: number;
    readonly contentHash: string;
    readonly slug: string;
    /** The version that a roll-back published anew, and what that shows; the fold up to this fact where absent. */
    readonly of: number | null;
    readonly streamVersion?: number;
  };
  readonly PageUnpublished: Nothing;
  /** The project that it belongs to from then on. */
  readonly PageReassigned: { readonly projectId: string; readonly decisionId: string };
  readonly PageRemoved: Nothing;
  readonly PageRestored: Nothing;
};

export type PageFactOf<T extends keyof PageFactData> = PageFactData[T];

/** All facts that can happen to a page. */
export type PageFact = FactOf<PageFactData> | MomentFact;

/** Raise it with a new type of fact, or if `evolve` makes something else of one: kept states are then folded anew. */
export const pageFoldVersion = 4;
