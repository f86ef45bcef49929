import { css } from '#styled-system/css';

/** Shared by the rows and the line above them, so that they stand in columns. */
export const cellsStyle = css({
  display: 'grid',
  flex: '1',
  minWidth: '0',
  alignItems: 'center',
  columnGap: '12',
  gridTemplateColumns: {
    base: 'auto auto auto 1fr',
    laptop: 'minmax(0, 3fr) minmax(0, 2fr) {sizes.96} {sizes.56} {sizes.64}',
    desktop: 'minmax(0, 5fr) minmax(0, 3fr) minmax(0, 3fr) {sizes.96} {sizes.56} {sizes.64} {sizes.64}',
  },
});

/** As wide as what stands before and after the cells of a row. */
export const rowStart = css({ width: '[calc({sizes.18} + {spacing.16})]', flexShrink: '0' });
export const rowEnd = css({ width: '[calc({sizes.toolbar} * 2 + {spacing.8})]', flexShrink: '0' });
