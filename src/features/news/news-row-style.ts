import { css } from '#styled-system/css';

/** A picture, and what stands beside it. */
export const newsRow = css({
  display: 'grid',
  gridTemplateColumns: { base: '{sizes.80} minmax(0, 1fr)', tablet: '{sizes.160} minmax(0, 1fr)' },
  alignItems: 'start',
  gap: { base: '12', tablet: '24' },
  paddingBlock: '16',
  borderBottom: 'hairline',
});
