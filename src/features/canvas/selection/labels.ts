import type { EdgeHeads, EdgeRoute } from '#domain/canvas/canvas-edge.ts';
import type { NodeFill, TextAlign, TextSize } from '#domain/canvas/canvas-node.ts';
import type { Alignment, Axis } from '#machines/canvas/canvas-change.ts';
import type { Option } from '#ui/option.ts';

const figures = new Intl.NumberFormat('en-US');

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
  comment: 'Comment',
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
