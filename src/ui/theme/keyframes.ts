import { defineKeyframes } from '@pandacss/dev';

export const keyframes = defineKeyframes({
  enter: { from: { opacity: '0' } },
  rise: { from: { opacity: '0', transform: 'translateY(0.5rem)' } },
  slide: { from: { opacity: '0', transform: 'translateX(1rem)' } },
  breathe: { '50%': { opacity: '0.5' } },
  sweep: { from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } },
  turn: { to: { transform: 'rotate(1turn)' } },
});
