import type { PaintTheme } from '../../../src/painter/paint-theme.ts';
import { palette } from '../../../src/ui/theme/palette.ts';

/** The design's colors, as the product hands them to the painter. */
export function themeOf(look: 'light' | 'dark'): PaintTheme {
  const of = (name: keyof typeof palette): string => `oklch(${palette[name][look]})`;
  return {
    paper: of('canvas'),
    sunken: of('surface.sunken'),
    dots: of('line'),
    surface: of('surface'),
    ink: of('ink'),
    muted: of('ink.muted'),
    line: of('line'),
    strongLine: of('line.strong'),
    brand: of('brand'),
    marker: of('marker'),
    onBrand: of('onBrand'),
    people: [1, 2, 3, 4, 5, 6, 7, 8].map((n) => of(`person.${n}` as keyof typeof palette)),
    notes: {
      straw: of('note.straw'),
      clay: of('note.clay'),
      sage: of('note.sage'),
      sky: of('note.sky'),
      heather: of('note.heather'),
    },
    supports: of('supports'),
    inconclusive: of('inconclusive'),
    refutes: of('refutes'),
    text: "'Inter', sans-serif",
    figures: "'JetBrains Mono', monospace",
  };
}
