import { css } from '#styled-system/css';

/** One thing with its date; in narrow windows the date comes below. */
export const homeLine = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '16',
  paddingBlock: '8',
  borderBottom: 'hairline',
});
export const homeLineText = css({ minWidth: '0', overflowWrap: 'anywhere' });
export const homeLineEnd = css({ minWidth: '0', overflowWrap: 'anywhere', color: 'ink.muted', textStyle: 'caption' });
/** Below both, over the whole width. */
export const homeLineNote = css({
  flexBasis: 'full',
  minWidth: '0',
  overflowWrap: 'anywhere',
  _empty: { display: 'none' },
});
