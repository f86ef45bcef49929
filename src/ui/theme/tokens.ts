import { defineTokens } from '@pandacss/dev';

/** Lengths are named by their pixels at the usual root size of 16 px, and written in rem so that they grow with the reader's text. */
const rem = (pixels: number): { value: string } => ({ value: `${pixels / 16}rem` });
const byPixels = (lengths: readonly number[]) =>
  Object.fromEntries(lengths.map((pixels) => [String(pixels), rem(pixels)]));

const steps = [4, 8, 12, 16, 24, 32, 48, 64, 96];

export const tokens = defineTokens({
  colors: { transparent: { value: 'transparent' }, current: { value: 'currentColor' } },
  spacing: { '0': { value: '0' }, '1': { value: '1px' }, '2': { value: '2px' }, ...byPixels(steps) },
  sizes: {
    '0': { value: '0' },
    '1': { value: '1px' },
    '2': { value: '2px' },
    ...byPixels([4, 6, 8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 36, 40, 44, 48, 56, 64, 80, 96, 112, 128, 160, 192]),
    toolbar: rem(32),
    /** Height of a bar that floats over the end of the page; zero while there is none. */
    aboveBar: { value: 'var(--above-bar, 0px)' },
    control: rem(36),
    row: rem(40),
    touch: rem(44),
    rail: rem(232),
    railCollapsed: rem(60),
    topBar: rem(52),
    popover: rem(240),
    card: rem(280),
    drawer: rem(380),
    form: rem(400),
    dialog: rem(480),
    sheet: rem(680),
    content: rem(1120),
    wide: rem(1280),
    prose: { value: '68ch' },
    full: { value: '100%' },
    screenWidth: { value: '100vw' },
    screen: { value: '100dvh' },
    fit: { value: 'fit-content' },
    min: { value: 'min-content' },
    max: { value: 'max-content' },
  },
  fontSizes: byPixels([12, 13, 14, 16, 20, 25, 31, 39, 49]),
  lineHeights: { ...byPixels([16, 20, 24, 28, 32, 36, 44, 52]), none: { value: '1' } },
  fontWeights: { text: { value: '400' }, medium: { value: '500' }, strong: { value: '600' } },
  letterSpacings: { tight: { value: '-0.02em' }, snug: { value: '-0.01em' }, wide: { value: '0.06em' } },
  fonts: {
    display: { value: "'Bricolage Grotesque', 'Bricolage Grotesque Fallback', Arial, sans-serif" },
    text: { value: "'Inter', 'Inter Fallback', Arial, sans-serif" },
    figure: { value: "'JetBrains Mono', 'JetBrains Mono Fallback', ui-monospace, 'Courier New', monospace" },
  },
  radii: {
    none: { value: '0' },
    control: { value: '4px' },
    card: { value: '8px' },
    dialog: { value: '14px' },
    round: { value: '999px' },
  },
  borderWidths: { none: { value: '0' }, hairline: { value: '1px' }, thick: { value: '2px' } },
  borders: {
    none: { value: 'none' },
    hairline: { value: '1px solid {colors.line}' },
    dashed: { value: '1px dashed {colors.line.strong}' },
    control: { value: '1px solid {colors.line.strong}' },
    brand: { value: '1px solid {colors.brand}' },
    marker: { value: '1px solid {colors.marker.edge}' },
    danger: { value: '1px solid {colors.danger}' },
    ring: { value: '2px solid {colors.brand}' },
    clear: { value: '1px solid transparent' },
  },
  /** `hold` is how long a button that is held takes, as its machine has it. */
  durations: { feedback: { value: '120ms' }, entrance: { value: '200ms' }, hold: { value: '900ms' } },
  easings: { out: { value: 'cubic-bezier(0.2, 0, 0, 1)' } },
  animations: {
    enter: { value: 'enter {durations.entrance} {easings.out}' },
    rise: { value: 'rise {durations.entrance} {easings.out}' },
    slide: { value: 'slide {durations.entrance} {easings.out}' },
    breathe: { value: 'breathe 1.6s ease-in-out infinite' },
    sweep: { value: 'sweep 1.4s ease-in-out infinite' },
    turn: { value: 'turn 0.9s linear infinite' },
  },
  opacity: { none: { value: 0 }, disabled: { value: 0.45 }, quiet: { value: 0.7 }, full: { value: 1 } },
  aspectRatios: { square: { value: '1' }, wide: { value: '16 / 9' } },
  zIndex: {
    below: { value: -1 },
    base: { value: 0 },
    raised: { value: 1 },
    sticky: { value: 10 },
    bar: { value: 20 },
    overlay: { value: 100 },
    popover: { value: 110 },
    toast: { value: 120 },
    splash: { value: 130 },
  },
});
