import type { NodeFill } from '../canvas/canvas-node.ts';

/** A fill as Excalidraw's own palette has it. */
export const excalidrawColor: Readonly<Record<NodeFill, string>> = {
  straw: '#ffec99',
  clay: '#ffc9c9',
  sage: '#b2f2bb',
  sky: '#a5d8ff',
  heather: '#eebefa',
  paper: '#ffffff',
  none: 'transparent',
};

/** The presets of JSON Canvas: red, orange, yellow, green, cyan, purple. */
const presets: Readonly<Record<string, NodeFill>> = {
  '1': 'clay',
  '2': 'clay',
  '3': 'straw',
  '4': 'sage',
  '5': 'sky',
  '6': 'heather',
};
export const presetOf: Readonly<Partial<Record<NodeFill, string>>> = {
  clay: '1',
  straw: '3',
  sage: '4',
  sky: '5',
  heather: '6',
};

/** The fill that is nearest to a color: by its hue, plain where it has none. */
export function fillOfColor(color: unknown): NodeFill {
  if (typeof color !== 'string' || color === 'transparent' || color === '') return 'none';
  const preset = Object.hasOwn(presets, color) ? presets[color] : undefined;
  return preset ?? fillOfHex(color);
}

function fillOfHex(color: string): NodeFill {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i
    .exec(color)
    ?.slice(1)
    .map((digit) => digit + digit);
  const parts = short ?? /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})(?:[0-9a-f]{2})?$/i.exec(color)?.slice(1);
  if (!parts) return 'paper';
  const [r = 0, g = 0, b = 0] = parts.map((part) => Number.parseInt(part, 16));
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  if (most - least < 24) return 'paper';
  return fillOfHue(hueOf(r, g, b, most, most - least));
}

function hueOf(r: number, g: number, b: number, most: number, spread: number): number {
  const sixth = most === r ? ((g - b) / spread + 6) % 6 : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return sixth * 60;
}

/** Up to which degree a hue is called by which fill. */
const hues: readonly (readonly [below: number, fill: NodeFill])[] = [
  [35, 'clay'],
  [72, 'straw'],
  [170, 'sage'],
  [250, 'sky'],
  [330, 'heather'],
  [361, 'clay'],
];
const fillOfHue = (hue: number): NodeFill => hues.find(([below]) => hue < below)?.[1] ?? 'paper';
