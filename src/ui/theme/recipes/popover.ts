import { defineRecipe } from '@pandacss/dev';

export const popover = defineRecipe({
  className: 'popover',
  description: 'What floats beside its trigger.',
  base: {
    layerStyle: 'floating',
    zIndex: 'popover',
    minWidth: 'var(--trigger-width)',
    maxWidth: 'min(22rem, calc(100vw - 1rem))',
    overflow: 'auto',
    outline: 'none',
    color: 'ink',
    _entering: { animation: 'enter' },
    _exiting: { opacity: 'none', transition: 'opacity', transitionDuration: 'feedback' },
  },
  variants: { padding: { list: { p: '4' }, content: { p: '16' } } },
  defaultVariants: { padding: 'list' },
  staticCss: ['*'],
});
