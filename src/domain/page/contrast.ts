import type { Palette } from './page.ts';

/** Minimum contrast for text: WCAG 2.2, success criterion 1.4.3. */
export const contrastAtLeast = 4.5;

export const colorPattern = /^#[0-9a-f]{6}$/;

/** The contrast of two colors, 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio. */
export function contrastOf(a: string, b: string): number {
  const [lighter, darker] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const channel = (at: number): number => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Pairs of a palette that text is set in, with what they lack; empty if all can be read. */
export function weakPairs({ background, ink, accent, onAccent }: Palette) {
  const pairs = [
    { text: 'ink', on: 'background', ratio: contrastOf(ink, background) },
    { text: 'accent', on: 'background', ratio: contrastOf(accent, background) },
    { text: 'onAccent', on: 'accent', ratio: contrastOf(onAccent, accent) },
  ] as const;
  return pairs.filter(({ ratio }) => ratio < contrastAtLeast);
}
