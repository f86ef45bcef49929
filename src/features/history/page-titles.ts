import type { JsonObject } from '#domain/log/json.ts';
import type { PageFact } from '#domain/page/page-facts.ts';
import { countOf } from '#domain/text/figures.ts';
import { quoted } from '#domain/text/quoted.ts';

type ToldFact = Exclude<PageFact, { readonly type: 'MomentNamed' }>;
type Titles = {
  readonly [T in ToldFact['type']]: (data: Extract<ToldFact, { readonly type: T }>['data']) => string;
};

const titles: Titles = {
  PageCreated: ({ title }) => `Created ${quoted(title)}`,
  BlocksPlaced: ({ blocks }) => `Added ${counted(blocks)}`,
  BlocksMoved: ({ blocks }) => `Moved ${counted(blocks)}`,
  BlockSet: () => 'Changed a block',
  BlockTextEdited: () => 'Edited text',
  BlocksRemoved: ({ blocks }) => `Removed ${counted(blocks)}`,
  BlocksRestored: ({ blocks }) => `Restored ${counted(blocks)}`,
  BlocksAssigned: ({ blocks, in: version }) =>
    `Put ${counted(blocks)} into ${version === 'both' ? 'both versions' : `version ${version.toUpperCase()}`}`,
  PageSet: ({ title }) => (title === undefined ? 'Changed the page' : `Renamed the page to ${quoted(title)}`),
  VersionBAdded: () => 'Added a version B',
  VersionBRemoved: () => 'Removed version B',
  PagePublished: ({ version, of }) =>
    of === null ? `Published version ${version}` : `Published version ${of} again, as ${version}`,
  PageUnpublished: () => 'Took the page off the web',
  PageReassigned: () => 'Moved the page to another idea',
  PageRemoved: () => 'Removed the page',
  PageRestored: () => 'Restored the page',
};

/** Describes a fact about a page; undefined for any other. */
export const pageTitle = (type: string, data: JsonObject): string | undefined =>
  Object.hasOwn(titles, type) ? titles[type as ToldFact['type']](data as never) : undefined;

const counted = ({ length }: readonly unknown[]): string => (length === 1 ? 'a block' : countOf(length, 'block'));
