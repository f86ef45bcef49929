import { defineRecipe } from '@pandacss/dev';

export const link = defineRecipe({
  className: 'link',
  description: 'Links. In text they are always underlined.',
  base: {
    borderRadius: 'control',
    cursor: 'pointer',
    transitionProperty: 'color, text-decoration-color',
    transitionDuration: 'feedback',
  },
  variants: {
    variant: {
      text: {
        color: { base: 'brand', _hover: 'brand.hover' },
        textDecorationLine: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.2em',
        // A target of 24 px within its line; it moves nothing.
        paddingBlock: '2',
      },
      quiet: {
        color: { base: 'ink.muted', _hover: 'ink' },
        textDecorationLine: { base: 'none', _hover: 'underline' },
        textUnderlineOffset: '0.2em',
        paddingBlock: '4',
      },
      block: { color: 'inherit', textDecoration: 'none' },
    },
  },
  defaultVariants: { variant: 'text' },
  staticCss: ['*'],
});
