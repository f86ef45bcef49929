import { css } from '#styled-system/css';

/** The ground of a row in a list or tree, from which rows are selected by pressing them or by keys. */
export const selectableRow = css({
  cursor: 'pointer',
  background: { base: 'transparent', _hover: 'hover' },
  '&[aria-selected=true]': {
    background: { base: 'brand.tint', _hover: 'brand.tint' },
    fontWeight: 'medium',
    // The tint alone is faint.
    _before: {
      content: '""',
      position: 'absolute',
      insetBlock: '0',
      insetInlineStart: '0',
      width: '4',
      background: 'brand',
      pointerEvents: 'none',
    },
  },
  _forcedColors: {
    '&[aria-selected=true]': { background: '[Highlight]', color: '[HighlightText]', forcedColorAdjust: 'none' },
  },
});
