import { defineRecipe } from '@pandacss/dev';

const tone = (name: string) => ({ color: name, background: `${name}.tint` });

export const badge = defineRecipe({
  className: 'badge',
  description: 'A word about a thing. Never looks like a button.',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4',
    width: 'fit',
    maxWidth: 'full',
    px: '8',
    py: '2',
    borderRadius: 'control',
    fontSize: '12',
    lineHeight: '16',
    fontWeight: 'medium',
    flexShrink: '0',
    overflowWrap: 'break-word',
    '& svg': { flexShrink: '0', width: '14', height: '14' },
    _forcedColors: { border: '1px solid CanvasText' },
  },
  variants: {
    tone: {
      neutral: { color: 'ink.muted', background: 'surface.sunken' },
      brand: tone('brand'),
      success: tone('success'),
      info: tone('info'),
      warning: tone('warning'),
      danger: tone('danger'),
      supports: tone('supports'),
      inconclusive: tone('inconclusive'),
      refutes: tone('refutes'),
      plain: { color: 'ink.muted', px: '0' },
    },
  },
  defaultVariants: { tone: 'neutral' },
  staticCss: ['*'],
});
