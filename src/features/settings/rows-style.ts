import { css } from '#styled-system/css';

/** A list of hairline rows. */
export const rowsStyle = css({ display: 'flex', flexDirection: 'column', borderTop: 'hairline' });

export const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '12',
  rowGap: '4',
  minHeight: 'row',
  paddingBlock: '8',
  borderBottom: 'hairline',
  _last: { borderBottom: 'none' },
});

/** Style of the row's subject: a name, with details below it. */
export const rowTextStyle = css({ flex: '1', minWidth: '160', overflowWrap: 'anywhere' });

export const rowNoteStyle = css({ textStyle: 'small', color: 'ink.muted' });
