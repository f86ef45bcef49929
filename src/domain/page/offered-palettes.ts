import type { Palette } from './page.ts';
import type { PageTheme } from './page-theme.ts';
import { palettes } from './palettes.ts';
import { paletteOf, themePalettes } from './themes.ts';

/** The palettes that a founder can choose among, by the theme of what they are for. */
export const offeredPalettes = (
  theme: PageTheme | null,
): readonly { readonly name: string; readonly palette: Palette }[] =>
  theme === null ? palettes : themePalettes[theme].map((each) => ({ name: each.name, palette: paletteOf(each) }));
