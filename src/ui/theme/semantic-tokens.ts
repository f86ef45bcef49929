import { defineSemanticTokens } from '@pandacss/dev';
import { palette, type Shade } from './palette.ts';

interface ColorTree {
  [name: string]: ColorTree | { value: { base: string; _screen: { _dark: string } } };
}

/** Paper has the light shade, whatever theme the screen has. */
const token = ({ light, dark }: Shade) => ({
  value: { base: `oklch(${light})`, _screen: { _dark: `oklch(${dark})` } },
});

/** `brand.hover` becomes `{ brand: { DEFAULT, hover } }`, so that both `brand` and `brand.hover` are names. */
function nest(shades: Readonly<Record<string, Shade>>): ColorTree {
  const tree: Record<string, Record<string, ReturnType<typeof token>>> = {};
  for (const [path, shade] of Object.entries(shades)) {
    const [group = path, name = 'DEFAULT'] = path.split('.');
    tree[group] = { ...tree[group], [name]: token(shade) };
  }
  return tree;
}

export const semanticTokens = defineSemanticTokens({
  colors: nest(palette),
  shadows: {
    float: {
      value: {
        base: '0 1px 2px oklch(0.24 0.02 165 / 0.08), 0 8px 24px oklch(0.24 0.02 165 / 0.12)',
        _screen: { _dark: '0 1px 2px oklch(0 0 0 / 0.4), 0 8px 24px oklch(0 0 0 / 0.48)' },
      },
    },
  },
});
