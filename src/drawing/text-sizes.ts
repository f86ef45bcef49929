import type { TextSize } from '#domain/canvas/canvas-node.ts';

const pixels: Readonly<Record<TextSize, number>> = { small: 12, medium: 14, large: 20, huge: 31 };
const lines: Readonly<Record<number, number>> = { 12: 16, 13: 20, 14: 20, 16: 24, 20: 28, 25: 32, 31: 36 };

/** In scene units. */
export const fontPxOf = (size: TextSize): number => pixels[size];

/** From one baseline to the next, by the design's scale. */
export const lineHeightOf = (fontPx: number): number => lines[fontPx] ?? fontPx * 1.4;
