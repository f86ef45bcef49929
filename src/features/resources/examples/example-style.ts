import { css } from '#styled-system/css';

/** A panel within an article, on the same sheet as its tables. */
export const examplePanel = css({
  layerStyle: 'card',
  display: 'flex',
  flexDirection: 'column',
  gap: '16',
  padding: { base: '16', phone: '24' },
  marginBlock: '24',
  textStyle: 'body',
});

export const exampleRanges = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', phone: '1fr 1fr' },
  gap: '16',
  columnGap: '24',
});

/** Room for a badge beside a sentence of two lines, so that nothing below moves when it changes. */
export const exampleOutcome = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12',
  minHeight: '48',
});
