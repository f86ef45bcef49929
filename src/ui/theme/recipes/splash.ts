import { defineSlotRecipe } from '@pandacss/dev';

export const splash = defineSlotRecipe({
  className: 'splash',
  description: 'The whole window while a route loads.',
  slots: ['root', 'mark', 'title', 'track', 'bar'],
  base: {
    root: {
      layerStyle: 'surveyGrid',
      position: 'fixed',
      inset: '0',
      zIndex: 'splash',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '24',
      p: '24',
      backgroundColor: 'canvas',
      color: 'ink',
      animation: 'enter',
    },
    mark: { width: '64', height: '64', color: 'ink' },
    title: { textStyle: 'subheading', background: 'canvas', px: '8' },
    track: { position: 'relative', width: '12rem', height: '2', overflow: 'hidden', background: 'line' },
    bar: {
      position: 'absolute',
      insetBlock: '0',
      insetInlineStart: '0',
      width: '40%',
      background: 'brand',
      animation: 'sweep',
      _forcedColors: { background: 'Highlight' },
    },
  },
});
