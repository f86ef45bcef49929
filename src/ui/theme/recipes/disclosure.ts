import { defineSlotRecipe } from '@pandacss/dev';

export const disclosure = defineSlotRecipe({
  className: 'disclosure',
  description: 'A line that opens to show more.',
  slots: ['root', 'summary', 'sign', 'panel'],
  base: {
    root: { borderBottom: 'hairline' },
    summary: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '16',
      minHeight: 'touch',
      py: '8',
      fontWeight: 'medium',
      overflowWrap: 'anywhere',
      borderRadius: 'control',
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      color: { base: 'ink', _hover: 'brand' },
    },
    sign: {
      flexShrink: '0',
      width: '16',
      height: '16',
      color: 'ink.muted',
      transitionProperty: 'transform',
      transitionDuration: 'feedback',
      '[open] > summary &': { transform: 'rotate(180deg)' },
    },
    panel: { pb: '16', color: 'ink.muted', maxWidth: 'prose' },
  },
});
