import { type DrawingTheme, themeFrom } from '#drawing/drawing-theme.ts';
import { hexOf, parseOklch } from '#ui/theme/oklch.ts';
import { type ColorName, palette } from '#ui/theme/palette.ts';

/** The design's colors as hexadecimal sRGB, which every program reads. */
export const fileTheme = (theme: 'light' | 'dark'): DrawingTheme =>
  themeFrom((name) => hexOf(parseOklch(palette[name as ColorName][theme])));
