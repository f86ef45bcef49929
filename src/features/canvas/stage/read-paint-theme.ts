import { looksCount } from '#domain/presence/person-look.ts';
import { forcedTheme, type PaintTheme } from '#painter/paint-theme.ts';

const forced = '(forced-colors: active)';

/** The colors and fonts of the painting as the style sheet has them for this element now. */
export function readPaintTheme(element: Element): PaintTheme {
  const style = getComputedStyle(element);
  const read = (name: string): string => style.getPropertyValue(name).trim();
  const fonts = { text: read('--fonts-text'), figures: read('--fonts-figure') };
  if (matchMedia(forced).matches) return forcedTheme(fonts);
  const colorOf = (name: string): string => read(`--colors-${name}`);
  return {
    ...fonts,
    paper: colorOf('canvas'),
    sunken: colorOf('surface-sunken'),
    dots: colorOf('line'),
    surface: colorOf('surface'),
    ink: colorOf('ink'),
    muted: colorOf('ink-muted'),
    line: colorOf('line'),
    strongLine: colorOf('line-strong'),
    brand: colorOf('brand'),
    marker: colorOf('marker'),
    onBrand: colorOf('on-brand'),
    people: Array.from({ length: looksCount }, (_, n) => colorOf(`person-${n + 1}`)),
    notes: {
      straw: colorOf('note-straw'),
      clay: colorOf('note-clay'),
      sage: colorOf('note-sage'),
      sky: colorOf('note-sky'),
      heather: colorOf('note-heather'),
    },
    supports: colorOf('supports'),
    inconclusive: colorOf('inconclusive'),
    refutes: colorOf('refutes'),
  };
}

/** Hears when `readPaintTheme` would have another answer. Returns how to stop. */
export function watchPaintTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const media = matchMedia(forced);
  media.addEventListener('change', listener);
  return () => {
    observer.disconnect();
    media.removeEventListener('change', listener);
  };
}
