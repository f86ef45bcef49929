import { defineSlotRecipe } from '@pandacss/dev';

export const segments = defineSlotRecipe({
  className: 'segments',
  description: 'A few choices in one row: a segmented control, a scale, or links to parts of a page.',
  slots: ['root', 'list', 'item'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' },
    item: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '8',
      flexShrink: '0',
      px: '12',
      fontSize: '14',
      lineHeight: '20',
      fontWeight: 'medium',
      color: { base: 'ink.muted', _hover: 'ink' },
      cursor: 'pointer',
      userSelect: 'none',
      outline: 'none',
      _selected: { color: 'ink' },
      _disabled: { opacity: 'disabled', cursor: 'default' },
      _focusVisible: { outline: 'ring', outlineOffset: '-2px' },
      '& svg': { flexShrink: '0', width: '16', height: '16' },
    },
  },
  variants: {
    kind: {
      control: {
        list: {
          display: 'inline-flex',
          alignSelf: 'start',
          width: 'fit',
          maxWidth: 'full',
          overflowX: 'auto',
          p: '2',
          gap: '2',
          background: 'surface.sunken',
          border: 'control',
          borderRadius: 'control',
        },
        item: {
          minHeight: { base: '28', _coarse: 'touch' },
          borderRadius: 'control',
          _selected: { background: 'surface', boxShadow: '0 0 0 1px token(colors.line.strong)' },
          _forcedColors: { _selected: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
        },
      },
      scale: {
        list: { display: 'flex', gap: '4' },
        item: {
          minWidth: { base: 'control', _coarse: 'touch' },
          minHeight: { base: 'control', _coarse: 'touch' },
          px: '4',
          textStyle: 'figure',
          color: 'ink',
          background: { base: 'surface', _hover: 'hover' },
          border: 'control',
          borderRadius: 'control',
          _selected: { background: { base: 'brand', _hover: 'brand' }, borderColor: 'brand', color: 'onBrand' },
          _forcedColors: { _selected: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
        },
      },
      tabs: {
        list: { display: 'flex', gap: '4', overflowX: 'auto', borderBottom: 'hairline' },
        item: {
          minHeight: { base: 'row', _coarse: 'touch' },
          borderBottom: '2px solid transparent',
          _selected: { borderBottomColor: 'brand' },
          // Where the system chooses the colors, a transparent line is as visible as any.
          _forcedColors: { borderBottomColor: 'Canvas', _selected: { borderBottomColor: 'Highlight' } },
        },
      },
    },
  },
  defaultVariants: { kind: 'control' },
  staticCss: ['*'],
});
