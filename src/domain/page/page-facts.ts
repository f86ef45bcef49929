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
  readonly PageRemoved: Nothing;
  readonly PageRestored: Nothing;
};

/** What can have happened to a page. */
export type PageFact = FactOf<PageFactData> | MomentFact;
