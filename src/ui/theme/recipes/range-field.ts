import { defineSlotRecipe } from '@pandacss/dev';

export const rangeField = defineSlotRecipe({
  className: 'rangeField',
  description: 'A native range with its label and its value.',
  slots: ['root', 'head', 'label', 'value', 'range'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4', width: 'full', minWidth: '0' },
    head: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '12' },
    label: { fontSize: '13', lineHeight: '20', fontWeight: 'medium', color: 'ink' },
    value: { textStyle: 'figure', color: 'brand' },
    range: {
      width: 'full',
      height: { base: '24', _coarse: 'touch' },
      accentColor: 'brand',
      cursor: 'pointer',
      borderRadius: 'control',
      _disabled: { cursor: 'default' },
    },
  },
});
