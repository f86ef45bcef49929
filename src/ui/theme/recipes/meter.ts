import { defineSlotRecipe } from '@pandacss/dev';

export const meter = defineSlotRecipe({
  className: 'meter',
  description: 'Bars of a measured value or of progress.',
  slots: ['root', 'head', 'label', 'value', 'track', 'fill'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4', width: 'full', minWidth: '0' },
    head: { display: 'flex', justifyContent: 'space-between', gap: '12' },
    label: { minWidth: '0', fontSize: '13', lineHeight: '20', color: 'ink', overflowWrap: 'anywhere' },
    value: { flexShrink: '0', textStyle: 'figure', color: 'ink.muted' },
    track: {
      position: 'relative',
      height: '6',
      overflow: 'hidden',
      borderRadius: 'round',
      background: 'line',
      _forcedColors: { border: '1px solid CanvasText' },
    },
    fill: {
      height: 'full',
      borderRadius: 'round',
      background: 'brand',
      transitionProperty: 'width',
      transitionDuration: 'entrance',
      transitionTimingFunction: 'out',
      forcedColorAdjust: 'none',
      _forcedColors: { background: 'Highlight' },
    },
  },
  variants: {
    tone: {
      brand: {},
      weak: { fill: { background: 'danger' } },
      fair: { fill: { background: 'warning' } },
      strong: { fill: { background: 'success' } },
    },
    motion: {
      still: {},
      endless: { fill: { position: 'absolute', insetInlineStart: '0', width: '40%', animation: 'sweep' } },
    },
  },
  defaultVariants: { tone: 'brand', motion: 'still' },
  staticCss: ['*'],
});
