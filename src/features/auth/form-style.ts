import { css } from '#styled-system/css';

/** Fields under each other, then the button. */
export const formStyle = css({ display: 'flex', flexDirection: 'column', gap: '16' });
