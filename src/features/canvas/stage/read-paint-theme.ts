import { looksCount } from '#domain/presence/person-look.ts';
import { forcedTheme, type PaintTheme } from '#painter/paint-theme.ts';

const forced = '(forced-colors: active)';

/** The colours and fonts of the painting as the style sheet has them for this element now. */
export function readPaintTheme(element: Element): PaintTheme {
  const style = getComputedStyle(element);
  const read = (name: string): string => style.getPropertyValue(name).trim();
  const fonts = { text: read('--fonts-text'), figures: read('--fonts-figure') };
  if (matchMedia(forced).matches) return forcedTheme(fonts);
  const colour = (name: string): string => read(`--colors-${name}`);
  return {
    ...fonts,
    paper: colour('canvas'),
    sunken: colour('surface-sunken'),
    dots: colour('line'),
    surface: colour('surface'),
    ink: colour('ink'),
    muted: colour('ink-muted'),
    line: colour('line'),
    strongLine: colour('line-strong'),
    brand: colour('brand'),
    marker: colour('marker'),
    onBrand: colour('on-brand'),
    people: Array.from({ length: looksCount }, (_, n) => colour(`person-${n + 1}`)),
    notes: {
      straw: colour('note-straw'),
      clay: colour('note-clay'),
      sage: colour('note-sage'),
      sky: colour('note-sky'),
      heather: colour('note-heather'),
    },
    supports: colour('supports'),
    inconclusive: colour('inconclusive'),
    refutes: colour('refutes'),
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
