import { defineRecipe } from '@pandacss/dev';

/** Moves the drawing by a share of its own height, so that it fits every size. */
const into = (share: string) => ({ transform: `translateY(${share})` });

export const stake = defineRecipe({
  className: 'stake',
  description: 'A stake that is pressed into an axis, as long as a button is held.',
  base: {
    transformBox: 'fill-box',
    transitionProperty: 'transform',
    transitionTimingFunction: 'out',
    transitionDuration: 'feedback',
    _motionReduce: { transitionProperty: 'none' },
  },
  variants: {
    depth: {
      out: into('-10%'),
      half: into('6%'),
      going: { ...into('25%'), transitionDuration: 'hold', transitionTimingFunction: 'linear' },
      in: into('25%'),
    },
  },
  staticCss: ['*'],
});
