import { defineSlotRecipe } from '@pandacss/dev';

export const rows = defineSlotRecipe({
  className: 'rows',
  description: 'Rows, of which only those in view are drawn.',
  slots: ['ruler', 'root', 'row', 'box', 'grip', 'empty'],
  base: {
    ruler: { position: 'absolute', width: '0', visibility: 'hidden', pointerEvents: 'none' },
    root: {
      display: 'block',
      width: 'full',
      outline: 'none',
      _focusVisible: { outline: 'none' },
      // Rows have the focus themselves; without any the list has it.
      '&[data-empty]': { _focusVisible: { outline: 'ring', outlineOffset: '-2px' } },
      _dropTarget: { outline: 'ring', outlineOffset: '-2px' },
      '& .react-aria-DropIndicator[data-drop-target]': { height: '2', background: 'brand' },
    },
    row: {
      display: 'flex',
      alignItems: 'center',
      gap: '8',
      height: 'full',
      width: 'full',
      outline: 'none',
      cursor: 'default',
      '&[data-href], &[data-selection-mode]': { cursor: 'pointer' },
      background: { base: 'transparent', _hover: 'hover' },
      _focusVisible: { outline: 'ring', outlineOffset: '-2px' },
      _selected: { background: { base: 'brand.tint', _hover: 'brand.tint' } },
      _dragging: { opacity: 'disabled' },
    },
    grip: { cursor: 'grab', color: 'ink.muted' },
    empty: { paddingBlock: '16', color: 'ink.muted' },
  },
  variants: {
    look: {
      lines: {
        // Where it is wide, room for a title of two lines.
        ruler: { height: { base: '80', laptop: '48' }, _coarse: { minHeight: { base: '96', laptop: '48' } } },
        row: { borderBottom: 'hairline' },
      },
      sentences: {
        ruler: { height: '80' },
        row: { borderBottom: 'hairline' },
      },
      notes: {
        ruler: {
          height: { base: '96', laptop: '48' },
          _coarse: { minHeight: { base: 'calc({sizes.128} + {sizes.4})', laptop: '48' } },
        },
        row: { borderBottom: 'hairline' },
      },
      names: {
        ruler: { height: 'row', _coarse: { minHeight: '48' } },
        row: { borderBottom: 'hairline' },
      },
      texts: {
        ruler: { height: '48' },
        root: {
          // What else a dialog holds stays in view.
          height: 'calc({sizes.screen} - {sizes.rail} - {sizes.192})',
          minHeight: '192',
          overflowY: 'auto',
          overflowX: 'hidden',
        },
        row: { alignItems: 'flex-start', height: 'auto', padding: '8', borderBottom: 'hairline' },
      },
      cards: {
        // In a wide container what can be done with a card stands beside its last line, elsewhere under it.
        ruler: {
          height: '160',
          _narrowCard: {
            height: { base: 'calc({sizes.128} + {sizes.16})', _coarse: '160' },
          },
          _wideCard: {
            height: { base: '128', _coarse: 'calc({sizes.128} + {sizes.16})' },
          },
        },
        root: { height: 'full', minHeight: '112', overflowY: 'auto', overflowX: 'hidden' },
        row: {
          position: 'relative',
          alignItems: 'flex-start',
          gap: '4',
          height: '[calc(100% - {spacing.8})]',
          padding: '8',
          border: 'hairline',
          borderRadius: 'card',
          background: {
            base: 'surface',
            _hover: 'surface.sunken',
            _selected: { base: 'brand.tint', _hover: 'brand.tint' },
          },
        },
        // The card's padding is part of the target, so that the box stands in line with the title.
        box: { margin: { base: '-8', _coarse: '-12' } },
        grip: { position: 'absolute', bottom: '4', insetInlineEnd: '4' },
        empty: { padding: '8', textAlign: 'center', fontSize: '13' },
      },
    },
  },
  defaultVariants: { look: 'lines' },
  staticCss: ['*'],
});
