import { css } from '#styled-system/css';

export const formStyle = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: '16',
  maxWidth: 'form',
});

/** Style of a form that is as wide as its dialog. */
export const dialogFormStyle = css({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '16' });

export const buttonsStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' });
