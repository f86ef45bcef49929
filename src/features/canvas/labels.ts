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

/** Text of a zoom; 1 is 100%. */

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
  /** Name of the list of everything on it, for screen readers. */
  scene: (title: string) => `Items on ${title}`,
  locked: 'This item is locked. Unlock it from its menu first.',
  unreadClipboard: 'We couldn’t read what you copied, so nothing was pasted.',
  unknownIdea: 'Unknown idea',
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

/** Messages about pasting, cutting and copying. */

export const clipboardLabels = {
  copied: (count: number) => `Copied ${itemCount(count)}.`,
  cut: (count: number) => `Cut ${itemCount(count)}.`,
  pasted: (count: number) => `Pasted ${itemCount(count)}.`,
  pastedNote: 'Pasted as a note.',
  nothing: 'The clipboard has nothing you can paste on a canvas.',
  tooLong: (length: number, limit: number) =>
    `This text is too long for a note: ${figures.format(length)} characters, and the limit is ${figures.format(limit)}. Nothing was pasted.`,
  unreadable: (problem: string) => `We couldn’t read what you copied, so nothing was pasted. ${problem}.`,
  damaged: 'It’s damaged',
  miroTexts: 'Only the text could be read from Miro. Colors, positions, shapes and connections are left out.',
  miroUnread:
    'We couldn’t read what you copied in Miro, so nothing was pasted. In Miro, export the board as CSV and import that file.',
  full: (nodes: number, edges: number) =>
    `This would go over the canvas limits: ${itemCount(nodes)} and ${connectionCount(edges)}. Nothing was pasted.`,
} as const;
