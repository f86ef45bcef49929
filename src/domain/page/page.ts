import type { Moment } from '../log/moment.ts';
import type { Parts } from '../log/parts.ts';
import type { PageTheme } from './page-theme.ts';

/** Text, a choice, an id or nothing, a flag, lines. */
export type FieldValue = string | boolean | null | readonly string[];
export type BlockFields = { readonly [name: string]: FieldValue };

/** Which versions of a page a block is in. */
export const blockVersions = ['both', 'a', 'b'] as const;
export type BlockVersion = (typeof blockVersions)[number];

export type Block = {
  readonly id: string;
  readonly kind: string;
  /** The block that holds it; null for the page. */
  readonly parent: string | null;
  /** A fractional key among those of the same parent; ties by id. */
  readonly order: string;
  readonly fields: BlockFields;
  readonly in: BlockVersion;
  readonly removed: boolean;
};

/** The visitor's actions that can count. */
export const pageGoals = ['sign-up', 'fake-door', 'pre-order'] as const;
export type PageGoal = (typeof pageGoals)[number];

/** Colors as #rrggbb. */
export type Palette = {
  readonly background: string;
  readonly ink: string;
  readonly accent: string;
  /** On the accent. */
  readonly onAccent: string;
};

export const pageFonts = ['grotesque', 'serif', 'mono'] as const;
export type PageFont = (typeof pageFonts)[number];

export type PageSettings = {
  /** The last part of its address; empty until it is chosen. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly palette: Palette;
  readonly font: PageFont;
  /** The image that links to it show; null for one that is drawn. */
  readonly image: string | null;
  readonly goal: PageGoal;
  /** Whether search engines may list it. */
  readonly isListed: boolean;
  /** Null, and absent from what was stored before there were themes, for a page in its own colors and font alone. */
  readonly theme?: PageTheme | null | undefined;
  /** BCP 47; null, and absent from old data, for one that is not said. */
  readonly language?: string | null | undefined;
};

/** A published version of a page: never changed again. */
export type PublishedVersion = {
  /** 1, 2, 3 … */
  readonly version: number;
  readonly contentHash: string;
  /** Version of the stream whose fold is the content shown. */
  readonly streamVersion: number;
  /** The last part of the address under which it was published. */
  readonly slug: string;
  /** The version that a roll-back published anew. */
  readonly of: number | null;
  /** The server's clock. ISO 8601. */
  readonly at: string;
};

/** Record of a pivot that took a page along. */
export type TakenAlong = {
  readonly decisionId: string;
  /** The project of the idea that the page was written for. */
  readonly from: string;
  /** The hashes of what was published for that idea, and of what the page said when it was pivoted. */
  readonly written: readonly string[];
};

/** A landing page, folded from its stream. */
export interface Page extends PageSettings {
  readonly id: string;
  readonly projectId: string;
  /** By the last pivot that took it to another idea; absent until one did. See `writtenFor`. */
  readonly takenAlong?: TakenAlong;
  /** Includes removed blocks. */
  readonly blocks: Parts<Block>;
  readonly blockCount: number;
  readonly hasVersionB: boolean;
  readonly published: readonly PublishedVersion[];
  /** Whether strangers can see it. */
  readonly isLive: boolean;
  readonly removed: boolean;
  readonly moments: readonly Moment[];
  /** By the founder's clock. ISO 8601. */
  readonly createdAt: string;
  readonly changedAt: string;
}

/** In UTF-16 units; `blocks` counts those that are there, `size` what all of a published page say. */
export const pageLimits = {
  title: 140,
  description: 300,
  slug: 60,
  blocks: 2_500,
  size: 500_000,
  versions: 500,
} as const;

export const defaultPalette: Palette = {
  background: '#ffffff',
  ink: '#1d2b25',
  accent: '#1f5f45',
  onAccent: '#ffffff',
};

/** The same colors by night, for pages that are nobody's: what founders publish without a theme looks as they chose. */
export const nightPalette: Palette = {
  background: '#101815',
  ink: '#e9efeb',
  accent: '#79cfa6',
  onAccent: '#101815',
};

export const pageStreamOf = (id: string): `page-${string}` => `page-${id}`;
export const pageIdOf = (stream: string): string => stream.slice('page-'.length);
