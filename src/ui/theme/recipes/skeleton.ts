import { defineSlotRecipe } from '@pandacss/dev';

export const skeleton = defineSlotRecipe({
  className: 'skeleton',
  description: 'The layout of what is still loading.',
  slots: ['root', 'bar'],
  base: {
    root: { display: 'flex', flexDirection: 'column', width: 'full' },
    bar: {
      background: 'line',
      borderRadius: 'control',
      animation: 'breathe',
      _forcedColors: { border: '1px solid CanvasText' },
      '&:nth-child(3n + 2)': { width: '85%' },
      '&:nth-child(3n)': { width: '60%' },
    },
  },
  variants: {
    shape: {
      text: { root: { gap: '8' }, bar: { height: '12' } },
      rows: {
        root: { gap: '0' },
        bar: { height: '8', my: '16' },
      },
      fields: { root: { gap: '24' }, bar: { height: 'control', '&:nth-child(n)': { width: 'full' } } },
      cards: {
        root: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))', gap: '16' },
        bar: {
          height: '96',
          border: 'hairline',
          background: 'surface.sunken',
          borderRadius: 'card',
          '&:nth-child(n)': { width: 'full' },
        },
      },
    },
  },
  defaultVariants: { shape: 'text' },
  staticCss: ['*'],
});
