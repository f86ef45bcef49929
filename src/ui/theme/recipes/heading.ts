import { defineRecipe } from '@pandacss/dev';

export const heading = defineRecipe({
  className: 'heading',
  description: 'Headings. The first level takes the focus on each change of page, without a ring.',
  base: { color: 'ink', _focusVisible: { outline: 'none' } },
  variants: {
    size: {
      label: { fontFamily: 'text', fontWeight: 'strong', fontSize: '14', lineHeight: '20' },
      subheading: { textStyle: 'subheading' },
      heading: { textStyle: 'heading' },
      title: { textStyle: 'title' },
      headline: { textStyle: 'headline' },
      display: { textStyle: 'display' },
    },
  },
  defaultVariants: { size: 'heading' },
  staticCss: ['*'],
});
