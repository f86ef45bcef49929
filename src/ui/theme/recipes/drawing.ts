import { defineSlotRecipe } from '@pandacss/dev';

export const drawing = defineSlotRecipe({
  className: 'drawing',
  description: 'The surveyor’s drawings: lines in ink, flags in the brand’s green; orange is kept for the next step.',
  slots: ['paper', 'faint', 'firm', 'ground', 'flag'],
  base: {
    paper: { display: 'block', width: 'full', maxWidth: 'popover', mx: 'auto', height: 'auto' },
    faint: { stroke: 'line.strong', strokeWidth: '1px' },
    firm: { stroke: 'ink', strokeWidth: '1.5px' },
    ground: { fill: 'canvas' },
    flag: { fill: 'brand', stroke: 'brand', strokeWidth: '1px' },
  },
});
