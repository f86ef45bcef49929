import { type DrawingTheme, themeFrom } from '#drawing/drawing-theme.ts';
import { hexOf, parseOklch } from '#ui/theme/oklch.ts';
import { type ColourName, palette } from '#ui/theme/palette.ts';

/** The design's colours as hexadecimal sRGB, which every program reads. */
export const fileTheme = (theme: 'light' | 'dark'): DrawingTheme =>
  themeFrom((name) => hexOf(parseOklch(palette[name as ColourName][theme])));
