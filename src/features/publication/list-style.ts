import { css } from '#styled-system/css';

/** Points and versions, one below the other under a heading. */
export const listStyle = css({ display: 'flex', flexDirection: 'column', gap: '8', marginTop: '8' });
