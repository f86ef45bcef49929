import { type DrawingTheme, themeFrom } from '#drawing/drawing-theme.ts';
import { type Colour, parseOklch } from '#ui/theme/oklch.ts';
import { type ColourName, palette } from '#ui/theme/palette.ts';

/** The design's colours as hexadecimal sRGB, which every program reads. */
export const fileTheme = (theme: 'light' | 'dark'): DrawingTheme =>
  themeFrom((name) => hex(parseOklch(palette[name as ColourName][theme])));

const hex = ({ red, green, blue }: Colour): string => `#${[red, green, blue].map(coded).join('')}`;

/** Source: IEC 61966-2-1, the transfer function of sRGB. */
function coded(linear: number): string {
  const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');
}
