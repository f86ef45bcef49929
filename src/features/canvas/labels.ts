import type { EdgeHeads, EdgeRoute } from '#domain/canvas/canvas-edge.ts';
import type { NodeFill, TextAlign, TextSize } from '#domain/canvas/canvas-node.ts';
import type { Alignment, Axis } from '#machines/canvas/canvas-change.ts';
import type { ClipboardFailure } from '#machines/canvas/clipboard.machine.ts';
import type { ExportFailure, ExportFormat } from '#machines/canvas/export-canvas.machine.ts';
import type { Option } from '#ui/option.ts';
import type { PresentationStop } from './presentation/presentation-stops.ts';

const figures = new Intl.NumberFormat('en-US');
const percents = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });
const plural = new Intl.PluralRules('en-US');

const counted = (count: number, one: string, many: string): string =>
  `${figures.format(count)} ${plural.select(count) === 'one' ? one : many}`;

/** "1 item", "1,200 items": notes, shapes and connections alike. */
export const itemCount = (count: number): string => counted(count, 'item', 'items');

export const connectionCount = (count: number): string => counted(count, 'connection', 'connections');

/** How much lies on a canvas: "12 items, 1 connection". */
export function countLabel({ nodeCount, edgeCount }: { readonly nodeCount: number; readonly edgeCount: number }) {
  const items = itemCount(nodeCount);
  return edgeCount === 0 ? items : `${items}, ${connectionCount(edgeCount)}`;
}

/** Of a zoom, 1 being 100%. */
export const zoomPercent = (zoom: number): string => percents.format(zoom);

export const zoomLabels = {
  menu: 'Zoom',
  in: 'Zoom in',
  out: 'Zoom out',
  button: (percent: string) => `Zoom: ${percent}`,
  whole: 'Zoom to 100%',
  fit: 'Zoom to fit',
  selection: 'Zoom to selection',
} as const;

export const canvasLabels = {
  /** Of the list of everything on it, for screen readers. */
  scene: (title: string) => `Items on ${title}`,
  locked: 'This item is locked. Unlock it from its menu first.',
  unreadClipboard: 'We couldn’t read what you copied. Nothing was pasted.',
  unknownIdea: 'Unknown idea',
  alsoHere: 'Also here',
} as const;

/** Of the list of all canvases. */
export const canvasListLabels = {
  title: 'Canvas',
  field: 'New canvas',
  placeholder: 'Your idea, in one line',
  submit: 'Create canvas',
  list: 'Your canvases',
  loading: 'Loading canvases',
  partialTitle: 'Some of your canvases aren’t on this device yet',
  partial: 'They’ll load when you’re back online. Anything you create until then is saved.',
  emptyTitle: 'No canvases yet',
  empty:
    'Write down an idea in one line, then lay it out with notes and sections. Ideas you’re exploring show up here too.',
  duplicate: (title: string) => `Duplicate ${title}`,
} as const;

export const missingLabels = {
  loading: 'Loading canvas',
  pending: 'Canvas',
  offlineTitle: 'Not on this device yet',
  offline: 'This canvas loads when you’re back online.',
  title: 'Canvas not found',
  emptyTitle: 'We can’t find this canvas',
  explanation:
    'The link may be incomplete, belong to another account, or point to a canvas that was removed. None of your work is lost.',
  all: 'All canvases',
} as const;

export const toolLabels = {
  toolbar: 'Tools',
  multiSelect: 'Multi-select',
  images: 'Add images',
  template: 'Add a template',
  undo: 'Undo',
  redo: 'Redo',
} as const;

export const canvasMenuLabels = {
  menu: 'Canvas menu',
  find: 'Find…',
  outline: 'Outline',
  templates: 'Add a template…',
  saveTemplate: 'Save as template…',
  share: 'Share…',
  shareCanvas: 'Share',
  export: 'Export…',
  import: 'Import…',
  keys: 'Keyboard shortcuts',
  present: 'Present',
  history: 'History',
} as const;

/** In the list of commands. */
export const commandLabels = {
  tool: (tool: string) => `Tool: ${tool}`,
  find: 'Find on canvas',
  outline: 'Canvas outline',
  present: 'Present canvas',
  export: 'Export canvas…',
  share: 'Share selected item…',
  templates: 'Add a template…',
  saveTemplate: 'Save canvas as template…',
  import: 'Import a canvas…',
  history: 'Canvas history',
  keys: 'Canvas shortcuts',
} as const;

export const beginningLabels = {
  title: 'Start typing',
  field: 'First note',
  placeholder: 'Your first note, then Enter',
  templates: 'Templates',
  orTemplate: 'Or start from a template.',
  own: 'Your templates',
} as const;

export const selectionLabels = {
  region: 'Selection',
  canvas: 'Canvas',
  count: (count: number) => `${figures.format(count)} selected`,
  tools: 'Selection tools',
  color: 'Color',
  text: 'Text',
  line: 'Line',
  properties: 'Properties',
  more: 'More actions',
  left: 'Left',
  top: 'Top',
  width: 'Width',
  height: 'Height',
  rotation: 'Rotation (°)',
  fill: 'Fill',
  textSize: 'Text size',
  align: 'Align text',
  route: 'Line type',
  heads: 'Arrowheads',
  locked: 'Locked',
} as const;

export const fillOptions: readonly Option<NodeFill>[] = [
  { value: 'straw', label: 'Straw' },
  { value: 'clay', label: 'Clay' },
  { value: 'sage', label: 'Sage' },
  { value: 'sky', label: 'Sky' },
  { value: 'heather', label: 'Heather' },
  { value: 'paper', label: 'Paper' },
  { value: 'none', label: 'None' },
];

export const sizeOptions: readonly Option<TextSize>[] = [
  { value: 'small', label: 'Small' },
  { value: 'medium', label: 'Medium' },
  { value: 'large', label: 'Large' },
  { value: 'huge', label: 'Extra large' },
];

export const alignOptions: readonly Option<TextAlign>[] = [
  { value: 'start', label: 'Left' },
  { value: 'center', label: 'Center' },
  { value: 'end', label: 'Right' },
];

export const routeOptions: readonly Option<EdgeRoute>[] = [
  { value: 'straight', label: 'Straight' },
  { value: 'elbow', label: 'Right angles' },
  { value: 'curved', label: 'Curved' },
];

export const headOptions: readonly Option<EdgeHeads>[] = [
  { value: 'none', label: 'None' },
  { value: 'end', label: 'End' },
  { value: 'both', label: 'Both ends' },
];

export const selectionMenuLabels = {
  edit: 'Edit text',
  describe: 'Edit description',
  connect: 'Connect to…',
  reconnect: 'Reconnect to…',
  move: 'Move…',
  copy: 'Copy',
  cut: 'Cut',
  copyImage: 'Copy as image',
  duplicate: 'Duplicate',
  group: 'Group',
  ungroup: 'Ungroup',
  toNote: 'Convert to note',
  toAssumption: 'Make an assumption',
  openAssumption: 'Open the assumption',
  share: 'Share…',
  saveTemplate: 'Save as template…',
  openLink: 'Open',
  lock: 'Lock',
  unlock: 'Unlock',
  delete: 'Delete',
  newNote: 'New note',
  newText: 'New text',
  newFrame: 'New frame',
  images: 'Add images…',
  paste: 'Paste',
  selectAll: 'Select all',
} as const;

export const orderLabels = {
  front: 'Bring to front',
  forward: 'Bring forward',
  backward: 'Send backward',
  back: 'Send to back',
} as const;

export const alignmentLabels: Readonly<Record<Alignment, string>> = {
  left: 'Align left',
  center: 'Align center',
  right: 'Align right',
  top: 'Align top',
  middle: 'Align middle',
  bottom: 'Align bottom',
};

export const distributionLabels: Readonly<Record<Axis, string>> = {
  horizontal: 'Distribute horizontally',
  vertical: 'Distribute vertically',
};

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

export const importLabels = {
  title: 'Import a canvas',
  another: 'Choose another file',
  cancel: 'Cancel',
  submit: (count: number) => `Import ${itemCount(count)}`,
  explanation: 'A canvas exported as JSON. You’ll see what’s in it first, and it’s added next to what’s already here.',
  drop: 'Drop a JSON file here',
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

/** Of what is pasted, cut and copied. */
export const clipboardLabels = {
  copied: (count: number) => `Copied ${itemCount(count)}.`,
  cut: (count: number) => `Cut ${itemCount(count)}.`,
  pasted: (count: number) => `Pasted ${itemCount(count)}.`,
  pastedNote: 'Pasted as a note.',
  nothing: 'The clipboard has nothing you can paste on a canvas.',
  tooLong: (length: number, limit: number) =>
    `This text is too long for a note: ${figures.format(length)} characters, and the limit is ${figures.format(limit)}. Nothing was pasted.`,
  unreadable: (problem: string) => `We couldn’t read what you copied. ${problem}. Nothing was pasted.`,
  damaged: 'It’s damaged',
  full: (nodes: number, edges: number) =>
    `This would go over the canvas limits: ${itemCount(nodes)} and ${connectionCount(edges)}. Nothing was pasted.`,
} as const;

/** Why the clipboard was not reached, and what to do. */
export const clipboardFailures: Readonly<Record<ClipboardFailure, string>> = {
  refused: 'Your browser doesn’t allow this from a menu. Use Ctrl+C, Ctrl+X and Ctrl+V, or Cmd on a Mac.',
  empty: 'The clipboard is empty.',
  unexpected: 'We couldn’t copy it. Nothing was changed.',
};

export const imageLabels = {
  adding: (name: string) => `Adding ${name}…`,
  cancel: 'Cancel',
  sent: 'Uploading',
  checking: 'Uploaded, checking',
  waiting: (count: number) => `${figures.format(count)} more waiting.`,
  waits: (name: string) => `${name} is waiting`,
  failed: (name: string) => `${name} wasn’t added`,
  retry: 'Try again',
  drop: 'Don’t add',
  dismiss: 'Dismiss',
} as const;

export const presentationLabels = {
  name: (title: string) => `Presenting ${title}`,
  previous: 'Previous',
  next: 'Next',
  end: 'Exit presentation',
  noFrames: 'No frames yet. Press F and draw a frame around what you want to present.',
  /** "Frame 1 of 2: Who buys bread?" */
  stop: ({ kind, number, count, title }: PresentationStop) =>
    kind === 'whole'
      ? 'Whole canvas'
      : `${kind === 'frame' ? 'Frame' : 'Section'} ${figures.format(number)} of ${figures.format(count)}${title === '' ? '' : `: ${title}`}`,
} as const;

/** Of text that was written without a connection, or at the same time elsewhere. */
export const rejectedLabels = {
  list: 'Rejected text',
  title: (names: string) => `Your text wasn’t saved: ${names}`,
  changed: 'The same text was changed elsewhere.',
  removed: 'It was removed elsewhere.',
  locked: 'It was locked elsewhere.',
  over: 'You can try again now.',
  compare: 'Compare',
  restore: 'Restore with my text',
  unlock: 'Unlock and apply my text',
  retry: 'Try again',
  discard: 'Discard mine',
  wrote: 'You wrote:',
  empty: 'Empty',
  others: (count: number) =>
    count === 1
      ? '1 other change of yours is affected.'
      : `${figures.format(count)} other changes of yours are affected.`,
} as const;

/** Of a text that cannot be saved as it is. */
export const writingLabels = {
  tooLong: 'This text is too long',
  length: (length: number, limit: number) =>
    `${figures.format(length)} characters; the limit is ${figures.format(limit)}.`,
  shorten: 'Nothing was cut off. Shorten it to save it.',
  discard: 'Discard my text',
  conflict: 'The same text was changed elsewhere',
  keepMine: 'Keep mine',
  keepTheirs: 'Use the other version',
  keepBoth: 'Keep both',
  mine: 'Yours',
  theirs: 'Other version',
  orphaned: 'This item was removed elsewhere',
  restore: 'Restore with my text',
  leave: 'Leave it removed',
  kept: 'Your text is still here.',
  keptTooLong: (length: string) => `Your text is still here: ${length} Shorten it to restore the item.`,
} as const;
