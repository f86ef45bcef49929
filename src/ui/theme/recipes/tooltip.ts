import { defineRecipe } from '@pandacss/dev';

export const tooltip = defineRecipe({
  className: 'tooltip',
  description: 'A few words about the control under the pointer or the focus.',
  base: {
    zIndex: 'popover',
    maxWidth: 'popover',
    px: '8',
    py: '4',
    borderRadius: 'control',
    boxShadow: 'float',
    background: 'ink',
    color: 'canvas',
    fontSize: '12',
    lineHeight: '16',
    _entering: { animation: 'enter' },
    _forcedColors: { border: '1px solid CanvasText' },
  },
});
