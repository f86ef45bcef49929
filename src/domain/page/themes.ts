import type { Palette } from './page.ts';
import type { PageTheme } from './page-theme.ts';

/** All colors of a page in a theme, as #rrggbb. Text stands on each of its grounds. */
export interface Tones extends Palette {
  /** The ground of every second section. */
  readonly soft: string;
  /** Color of small texts. */
  readonly muted: string;
  /** The ground of the call at the end, and the text on it. */
  readonly strong: string;
  readonly onStrong: string;
}

/** One palette of a theme, by day and by night. */
export interface ThemePalette {
  readonly name: string;
  readonly light: Tones;
  readonly dark: Tones;
}

type Row = readonly [
  background: string,
  soft: string,
  ink: string,
  muted: string,
  accent: string,
  onAccent: string,
  strong: string,
  onStrong: string,
];

const tones = ([background, soft, ink, muted, accent, onAccent, strong, onStrong]: Row): Tones => ({
  background,
  soft,
  ink,
  muted,
  accent,
  onAccent,
  strong,
  onStrong,
});

const named = (name: string, light: Row, dark: Row): ThemePalette => ({
  name,
  light: tones(light),
  dark: tones(dark),
});

/** The palettes of each theme; it begins with the first. */
export const themePalettes: Readonly<Record<PageTheme, readonly [ThemePalette, ThemePalette, ...ThemePalette[]]>> = {
  software: [
    named(
      'Indigo',
      ['#ffffff', '#f4f5fb', '#14152b', '#565873', '#4338ca', '#ffffff', '#16173a', '#f3f3ff'],
      ['#0e0f1c', '#171930', '#eeeefb', '#a9abca', '#a5a8ff', '#10112a', '#23265a', '#f3f3ff'],
    ),
    named(
      'Spruce',
      ['#fbfdfc', '#eef5f2', '#10211c', '#4c625b', '#0b6b52', '#ffffff', '#0c2a22', '#e9f7f1'],
      ['#0b1512', '#12211c', '#e8f3ee', '#9db5ac', '#6fd8b2', '#06130e', '#14382d', '#e9f7f1'],
    ),
  ],
  'local-service': [
    named(
      'Terracotta',
      ['#fffaf4', '#f8ecdf', '#2b1d14', '#6b5547', '#a03f19', '#ffffff', '#5a2410', '#fff1e4'],
      ['#1a120d', '#261a13', '#f7ece2', '#c3ab9a', '#f29b6c', '#231107', '#4a2213', '#fff1e4'],
    ),
    named(
      'Sage',
      ['#fafaf3', '#eef0e0', '#20251a', '#585f4c', '#4a6424', '#ffffff', '#2c3a1a', '#f2f6e4'],
      ['#12150e', '#1b2015', '#eef1e4', '#aeb59d', '#b4d47c', '#151c08', '#34451f', '#f2f6e4'],
    ),
  ],
  consumer: [
    named(
      'Coral',
      ['#fff8f5', '#ffe9e1', '#231416', '#6d5053', '#b3203f', '#ffffff', '#ff6b4a', '#2a0d08'],
      ['#190f11', '#27171a', '#fdeeea', '#cdaaa6', '#ff8f73', '#2a0d08', '#ff6b4a', '#2a0d08'],
    ),
    named(
      'Citrus',
      ['#fffdf2', '#fdf3c4', '#1f1c0c', '#5f5a3a', '#7d4400', '#ffffff', '#ffd23f', '#241c00'],
      ['#15130a', '#221f10', '#fbf6dd', '#c2bb93', '#ffd23f', '#241c00', '#ffd23f', '#241c00'],
    ),
  ],
  professional: [
    named(
      'Steel',
      ['#ffffff', '#f3f5f7', '#101820', '#4d5b68', '#0b5cad', '#ffffff', '#0f1b26', '#eaf1f7'],
      ['#0c1116', '#141b22', '#e6edf3', '#98a6b3', '#6cb2ff', '#04121f', '#1b2733', '#eaf1f7'],
    ),
    named(
      'Graphite',
      ['#fcfcfb', '#f1f1ee', '#171715', '#575752', '#9a3412', '#ffffff', '#1d1d1a', '#f6f6f1'],
      ['#111110', '#1a1a18', '#efefea', '#a6a69e', '#ff9d5c', '#1c0f04', '#262623', '#f6f6f1'],
    ),
  ],
  marketplace: [
    named(
      'Violet',
      ['#ffffff', '#f6f2ff', '#1b1430', '#5d5477', '#6d28d9', '#ffffff', '#2a1550', '#f4eeff'],
      ['#120d1e', '#1c1530', '#f1ecfd', '#b3a8cf', '#c4a5ff', '#190b33', '#3a2270', '#f4eeff'],
    ),
    named(
      'Teal',
      ['#ffffff', '#ecf7f7', '#0d2326', '#48646a', '#0a6d77', '#ffffff', '#06363c', '#e4f8f9'],
      ['#0a1517', '#102225', '#e6f4f5', '#97b6ba', '#5fd3de', '#031315', '#0d444b', '#e4f8f9'],
    ),
  ],
  essay: [
    named(
      'Paper',
      ['#fbf8f1', '#f3eee2', '#211d16', '#615848', '#8c2f1b', '#ffffff', '#2b251b', '#f7f1e4'],
      ['#161411', '#1f1c18', '#ece5d8', '#b0a693', '#e9a18c', '#26100a', '#2b2721', '#f7f1e4'],
    ),
    named(
      'Ink',
      ['#fdfdfd', '#f2f3f4', '#17191c', '#55595f', '#1f4b7a', '#ffffff', '#17191c', '#f2f4f7'],
      ['#121416', '#1a1d20', '#e6e8eb', '#a2a8af', '#8fbdf0', '#081422', '#24282d', '#f2f4f7'],
    ),
  ],
};

/** The palette with which a theme begins, as a page keeps it. */
export const firstPaletteOf = (theme: PageTheme): Palette => paletteOf(themePalettes[theme][0]);

/** The colors that a page keeps of a theme's palette: by them it is known again. */
export const paletteOf = ({ light: { background, ink, accent, onAccent } }: ThemePalette): Palette => ({
  background,
  ink,
  accent,
  onAccent,
});
