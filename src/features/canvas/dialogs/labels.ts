import type { ExportFailure, ExportFormat } from '#machines/canvas/export-canvas.machine.ts';
import type { Option } from '#ui/option.ts';
import { itemCount } from '../labels.ts';

const figures = new Intl.NumberFormat('en-US');

export const pickerLabels = {
  findTitle: 'Find on the canvas',
  findField: 'Search this canvas',
  findPlaceholder: 'Search notes, titles, connections',
  connectTitle: 'Connect to',
  reconnectTitle: 'Reconnect to',
  connectField: 'Search items to connect to',
  connectPlaceholder: 'Search items',
  found: ({ shown, count }: { readonly shown: number; readonly count: number }) =>
    shown < count ? `${figures.format(shown)} of ${figures.format(count)} shown` : `${figures.format(count)} found`,
  none: 'No matches on this canvas.',
} as const;

export const outlineLabels = { title: 'Outline', list: 'Everything on the canvas' } as const;

export const placementLabels = {
  title: 'Move',
  by: (direction: string, units: number) => `${direction} by ${units}`,
  left: 'Left',
  up: 'Up',
  down: 'Down',
  right: 'Right',
} as const;

export const keysLabels = {
  title: 'Canvas shortcuts',
  pointer: 'Mouse',
  multiSelect: 'Multi-select: Tab to move, Space to select',
} as const;

export const templateLabels = {
  title: 'Add a template',
  source: 'Source',
  own: 'Your templates',
  none: 'Save a canvas or a selection as a template from its menu, and it’s listed here.',
  items: itemCount,
  actions: (name: string) => `Actions for ${name}`,
  rename: 'Rename…',
  remove: 'Delete',
  saveTitle: 'Save as template',
  renameTitle: (name: string) => `Rename ${name}`,
  name: 'Name',
  scope: 'What to save',
  selection: 'Selection',
  everything: 'Everything',
  save: 'Save',
  cancel: 'Cancel',
  saved: (name: string) => `Saved the template “${name}”.`,
  removed: (name: string) => `Deleted the template “${name}”.`,
} as const;

export const formatOptions: readonly Option<ExportFormat>[] = [
  { value: 'png', label: 'PNG', note: 'Image for slides and messages' },
  { value: 'svg', label: 'SVG', note: 'Drawing that stays sharp at any size' },
  { value: 'pdf', label: 'PDF', note: 'For print, with selectable text' },
  { value: 'json', label: 'JSON', note: 'Everything, for re-importing' },
  { value: 'excalidraw', label: 'Excalidraw', note: 'For excalidraw.com, with images' },
  { value: 'canvas', label: 'JSON Canvas', note: 'For Obsidian: texts, links, groups and connections' },
];

export const exportLabels = {
  title: 'Export',
  submit: 'Export',
  format: 'Format',
  scope: 'What to export',
  selection: 'Selection',
  everything: 'Everything',
  saved: (name: string) => `Saved as ${name}.`,
} as const;

export const exportFailures: Readonly<Record<ExportFailure, string>> = {
  'too-large': 'The canvas is too large for one image. Select part of it, or use SVG or PDF.',
  'image-missing': 'An image on the canvas couldn’t be downloaded. Check your connection and try again.',
  unexpected: 'The export failed. Your canvas is unchanged: try again, or choose another format.',
};

export const pastedLinkLabels = {
  heading: 'Paste a link',
  title: 'Title',
  hint: 'Shown above the address. Leave it empty to paste the address alone.',
  cancel: 'Cancel',
  paste: 'Paste link',
} as const;

export const pastedLinesLabels = {
  title: (count: number) => `Paste ${figures.format(count)} lines`,
  cancel: 'Cancel',
  joined: 'As one note',
  each: (count: number) => `As ${figures.format(count)} notes`,
  more: (count: number) => `and ${figures.format(count)} more`,
} as const;

export const importLabels = {
  title: 'Import a canvas',
  another: 'Choose another file',
  cancel: 'Cancel',
  submit: (count: number) => `Import ${itemCount(count)}`,
  explanation:
    'A canvas of Groundwork, Excalidraw or Obsidian (JSON Canvas), or notes of Miro as CSV. You’ll see what’s in it first, and it’s added next to what’s already here.',
  drop: 'Drop a file here',
  tools: {
    excalidraw: 'Recognized as a scene of Excalidraw.',
    'json-canvas': 'Recognized as a JSON Canvas, as Obsidian saves it.',
    table: 'Recognized as a table: each cell becomes a note.',
    miro: 'Recognized as parts of a Miro board.',
  },
  reading: (name: string) => `Reading ${name}`,
  failed: (name: string) => `${name} wasn’t imported`,
  problems: 'What’s wrong:',
  moreProblems: 'There may be more.',
  unchanged: 'Nothing was changed.',
  empty: (name: string) => `${name} is empty.`,
  contents: 'Contents',
  contains: (name: string, count: number) => `${name} contains ${itemCount(count)}.`,
  undo: 'You can undo the whole import at once.',
  cards: (count: number) =>
    count === 1
      ? '1 card is an assumption from another idea. It’ll become a plain note here.'
      : `${figures.format(count)} cards are assumptions from another idea. They’ll become plain notes here.`,
  images: 'The file refers to images but doesn’t contain them. You’ll only see the ones that belong to this account.',
} as const;
