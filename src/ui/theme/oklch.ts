/** Linear sRGB, each channel 0 to 1 (clipped to the gamut), and the alpha. */
export interface Color {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

const clip = (channel: number): number => Math.min(1, Math.max(0, channel));
/** The transfer function of sRGB: IEC 61966-2-1. */
export const encode = (linear: number): number =>
  linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;

/** Reads `L C H` or `L C H / A`. Source of the matrices: CSS Color 4, section 17. */
export function parseOklch(text: string): Color {
  const [coordinates = '', alpha = '1'] = text.split('/');
  const [lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN] = coordinates.trim().split(/\s+/).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    red: clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    green: clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    blue: clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
    alpha: Number(alpha),
  };
}

/** Returns the color as `#rrggbb`, without its alpha. */
export const hexOf = ({ red, green, blue }: Color): string =>
  `#${[red, green, blue]
    .map((linear) =>
      Math.round(encode(linear) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
