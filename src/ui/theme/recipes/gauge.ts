import { defineSlotRecipe } from '@pandacss/dev';

const tone = (name: string) => ({
  interval: { fill: name, stroke: name },
  estimate: { fill: name },
  value: { color: name },
});

export const gauge = defineSlotRecipe({
  className: 'gauge',
  description: 'A measured value with its uncertainty, and a criterion staked into the axis.',
  slots: ['root', 'head', 'label', 'value', 'plot', 'axis', 'interval', 'estimate', 'stake', 'flag', 'ends', 'range'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4', width: 'full', minWidth: '0' },
    head: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '12' },
    label: { fontSize: '13', lineHeight: '20', fontWeight: 'medium', color: 'ink' },
    value: { textStyle: 'figure' },
    plot: { display: 'block', width: 'full', height: '48', overflow: 'visible' },
    axis: { stroke: 'line.strong', strokeWidth: '1px' },
    interval: { fillOpacity: '0.22', strokeWidth: '1px' },
    estimate: { transitionProperty: 'cx', transitionDuration: 'entrance' },
    stake: { stroke: 'ink', strokeWidth: '1.5px' },
    flag: { fill: 'ink', stroke: 'ink', strokeWidth: '1px' },
    ends: { display: 'flex', justifyContent: 'space-between', textStyle: 'figure.small', color: 'ink.muted' },
    range: {
      width: 'full',
      height: { base: '24', _coarse: 'touch' },
      accentColor: 'brand',
      cursor: 'pointer',
      borderRadius: 'control',
      _disabled: { cursor: 'default' },
    },
  },
  variants: {
    tone: {
      brand: tone('brand'),
      supports: tone('supports'),
      inconclusive: tone('inconclusive'),
      refutes: tone('refutes'),
    },
  },
  defaultVariants: { tone: 'brand' },
  staticCss: ['*'],
});
