import { defaultPalette, type Palette } from './page.ts';

interface NamedPalette {
  readonly name: string;
  readonly palette: Palette;
}

/** Palettes that can be read; a founder can also choose each color alone. */
export const palettes: readonly NamedPalette[] = [
  { name: 'Pine on white', palette: defaultPalette },
  {
    name: 'Ink on paper',
    palette: { background: '#faf7f0', ink: '#22201c', accent: '#8a3b12', onAccent: '#ffffff' },
  },
  { name: 'Ocean', palette: { background: '#f5f9fc', ink: '#14232e', accent: '#0b5a8c', onAccent: '#ffffff' } },
  { name: 'Plum', palette: { background: '#fdf8fb', ink: '#2a1a26', accent: '#84255f', onAccent: '#ffffff' } },
  { name: 'Night', palette: { background: '#12181b', ink: '#eef2f0', accent: '#7fd6b0', onAccent: '#0d1512' } },
  {
    name: 'Coal and amber',
    palette: { background: '#191613', ink: '#f5efe6', accent: '#f0b24a', onAccent: '#1c1509' },
  },
];

export const isSamePalette = (a: Palette, b: Palette): boolean =>
  a.background === b.background && a.ink === b.ink && a.accent === b.accent && a.onAccent === b.onAccent;
