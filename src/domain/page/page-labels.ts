import type { FactTitle } from '../history/verbs.ts';
import type { StreamLabels } from '../log/stream-labels.ts';
import { countOf } from '../text/figures.ts';
import { quoted } from '../text/quoted.ts';
import type { PageCommand } from './page-commands.ts';
import type { PageFact, PageFactOf } from './page-facts.ts';

/** Labels of facts and commands of a page. */
export const pageLabels: StreamLabels<PageFact, Exclude<PageCommand['type'], 'ReassignPage'>> = {
  titles: {
    PageCreated: ({ title }) => `Created ${quoted(title)}`,
    BlocksPlaced: ({ blocks }) => `Added ${counted(blocks)}`,
    BlocksMoved: ({ blocks }) => `Moved ${counted(blocks)}`,
    BlockSet: () => 'Changed a block',
    BlockTextEdited: () => 'Edited text',
    BlocksRemoved: ({ blocks }) => `Removed ${counted(blocks)}`,
    BlocksRestored: ({ blocks }) => `Restored ${counted(blocks)}`,
    BlocksAssigned: ({ blocks, in: version }) =>
      `Put ${counted(blocks)} into ${version === 'both' ? 'both versions' : `version ${version.toUpperCase()}`}`,
    PageSet: settingTitle,
    VersionBAdded: () => 'Added a version B',
    VersionBRemoved: () => 'Removed version B',
    PagePublished: ({ version, of }) =>
      of === null ? `Published version ${version}` : `Published version ${of} again, as ${version}`,
    PageUnpublished: () => 'Took the page off the web',
    PageReassigned: () => 'Moved the page to another idea',
    PageRemoved: () => 'Removed the page',
    PageRestored: () => 'Restored the page',
  },
  attempts: {
    CreatePage: 'A new page',
    PlaceBlocks: 'A new block',
    MoveBlocks: 'A moved block',
    SetBlock: 'A change to a block',
    EditBlockText: 'A text of a page',
    RemoveBlocks: 'Removing a block',
    RestoreBlocks: 'Restoring a block',
    AssignBlocks: 'A block’s version',
    SetPage: 'A page’s settings',
    AddVersionB: 'Adding version B',
    RemoveVersionB: 'Removing version B',
    PublishPage: 'Publishing a page',
    UnpublishPage: 'Taking a page off the web',
    RollBackPage: 'Rolling a page back',
    RemovePage: 'Removing a page',
    RestorePage: 'Restoring a page',
  },
};

/** Named by what a founder chose: what came along with it, such as the colors of a theme, is not said. */
function settingTitle({ title, slug, theme, palette, goal }: PageFactOf<'PageSet'>): FactTitle {
  if (title !== undefined) return `Renamed the page to ${quoted(title)}`;
  if (slug !== undefined) return `Changed the address to /p/${slug}`;
  if (theme !== undefined) return 'Changed the theme';
  if (palette !== undefined) return 'Changed the colors';
  if (goal !== undefined) return 'Changed what counts as a yes';
  return 'Changed the page';
}

const counted = ({ length }: readonly unknown[]): string => (length === 1 ? 'a block' : countOf(length, 'block'));
