import type { EdgeHeads, EdgeRoute } from '#domain/canvas/canvas-edge.ts';
import type { NodeFill, TextAlign, TextSize } from '#domain/canvas/canvas-node.ts';
import type { Option } from '#ui/option.ts';

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
  { value: 'huge', label: 'Huge' },
];

export const alignOptions: readonly Option<TextAlign>[] = [
  { value: 'start', label: 'Left' },
  { value: 'center', label: 'Centre' },
  { value: 'end', label: 'Right' },
];

export const routeOptions: readonly Option<EdgeRoute>[] = [
  { value: 'straight', label: 'Straight' },
  { value: 'elbow', label: 'Right angles' },
  { value: 'curved', label: 'Curved' },
];

export const headOptions: readonly Option<EdgeHeads>[] = [
  { value: 'none', label: 'None' },
  { value: 'end', label: 'At the end' },
  { value: 'both', label: 'At both ends' },
];
