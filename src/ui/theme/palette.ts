/** One color in both themes, each as the inside of `oklch()`: lightness, chroma, hue, and an alpha where it is a veil. */
export interface Shade {
  readonly light: string;
  readonly dark: string;
}

const white = '1 0 0';
const ink = '0.24 0.02 165';
const night = '0.19 0.012 165';
const orange = '0.74 0.17 50';

export const palette = {
  canvas: { light: '0.985 0.006 95', dark: night },
  surface: { light: white, dark: '0.225 0.014 165' },
  'surface.sunken': { light: '0.965 0.008 95', dark: '0.165 0.012 165' },
  line: { light: '0.89 0.010 95', dark: '0.32 0.015 165' },
  'line.strong': { light: '0.62 0.012 120', dark: '0.53 0.015 165' },
  ink: { light: ink, dark: '0.95 0.008 95' },
  'ink.muted': { light: '0.46 0.02 165', dark: '0.74 0.012 120' },
  brand: { light: '0.44 0.085 165', dark: '0.76 0.11 165' },
  'brand.hover': { light: '0.39 0.08 165', dark: '0.81 0.105 165' },
  'brand.pressed': { light: '0.35 0.07 165', dark: '0.70 0.105 165' },
  'brand.tint': { light: '0.955 0.022 165', dark: '0.28 0.035 165' },
  onBrand: { light: white, dark: night },
  marker: { light: '0.68 0.19 45', dark: orange },
  'marker.hover': { light: '0.72 0.18 48', dark: '0.78 0.155 53' },
  'marker.pressed': { light: '0.65 0.185 44', dark: '0.69 0.17 48' },
  'marker.text': { light: '0.54 0.16 42', dark: orange },
  'marker.edge': { light: '0.60 0.165 43', dark: orange },
  onMarker: { light: ink, dark: night },
  supports: { light: '0.52 0.10 155', dark: '0.80 0.12 152' },
  'supports.tint': { light: '0.965 0.03 155', dark: '0.29 0.045 152' },
  inconclusive: { light: '0.44 0.09 85', dark: '0.90 0.13 97' },
  'inconclusive.tint': { light: '0.96 0.045 95', dark: '0.30 0.04 90' },
  refutes: { light: '0.44 0.17 18', dark: '0.66 0.17 14' },
  'refutes.tint': { light: '0.955 0.02 18', dark: '0.27 0.055 18' },
  success: { light: '0.45 0.10 155', dark: '0.80 0.12 152' },
  'success.tint': { light: '0.955 0.04 155', dark: '0.29 0.045 152' },
  info: { light: '0.46 0.10 245', dark: '0.78 0.09 240' },
  'info.tint': { light: '0.955 0.022 245', dark: '0.29 0.04 245' },
  warning: { light: '0.47 0.10 70', dark: '0.84 0.12 80' },
  'warning.tint': { light: '0.96 0.05 88', dark: '0.30 0.045 75' },
  danger: { light: '0.50 0.18 25', dark: '0.73 0.14 22' },
  'danger.hover': { light: '0.45 0.17 25', dark: '0.78 0.12 22' },
  'danger.pressed': { light: '0.41 0.16 25', dark: '0.68 0.14 22' },
  'danger.tint': { light: '0.955 0.022 22', dark: '0.28 0.055 22' },
  onDanger: { light: white, dark: night },
  'note.straw': { light: '0.93 0.075 95', dark: '0.36 0.055 95' },
  'note.clay': { light: '0.89 0.06 45', dark: '0.36 0.055 45' },
  'note.sage': { light: '0.91 0.05 155', dark: '0.36 0.05 155' },
  'note.sky': { light: '0.91 0.045 235', dark: '0.36 0.05 235' },
  'note.heather': { light: '0.90 0.045 310', dark: '0.36 0.06 310' },
  'person.1': { light: '0.5 0.16 25', dark: '0.78 0.12 25' },
  'person.2': { light: '0.5 0.115 60', dark: '0.78 0.12 60' },
  'person.3': { light: '0.5 0.1 110', dark: '0.78 0.12 110' },
  'person.4': { light: '0.5 0.12 150', dark: '0.78 0.13 150' },
  'person.5': { light: '0.5 0.085 200', dark: '0.78 0.1 200' },
  'person.6': { light: '0.5 0.13 245', dark: '0.78 0.1 245' },
  'person.7': { light: '0.5 0.16 290', dark: '0.78 0.1 290' },
  'person.8': { light: '0.5 0.16 345', dark: '0.78 0.12 345' },
  hover: { light: `${ink} / 0.05`, dark: '0.95 0.008 95 / 0.06' },
  pressed: { light: `${ink} / 0.09`, dark: '0.95 0.008 95 / 0.1' },
  scrim: { light: `${ink} / 0.42`, dark: '0.08 0.01 165 / 0.66' },
} as const satisfies Record<string, Shade>;

export type ColorName = keyof typeof palette;
