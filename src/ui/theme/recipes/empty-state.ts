import { defineSlotRecipe } from '@pandacss/dev';

export const emptyState = defineSlotRecipe({
  className: 'empty-state',
  description: 'A place with nothing in it yet, on the survey grid.',
  slots: ['root', 'drawing', 'title', 'text', 'actions'],
  base: {
    root: {
      layerStyle: 'surveyGrid',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '12',
      px: '24',
      py: '48',
      border: 'hairline',
      borderRadius: 'card',
      textAlign: 'center',
    },
    drawing: { color: 'ink.muted', mb: '4' },
    title: {
      maxWidth: 'full',
      textStyle: 'subheading',
      background: 'canvas',
      px: '8',
      borderRadius: 'control',
      overflowWrap: 'anywhere',
    },
    text: {
      maxWidth: 'min(48ch, 100%)',
      overflowWrap: 'anywhere',
      textWrap: 'pretty',
      color: 'ink.muted',
      background: 'canvas',
      px: '8',
      borderRadius: 'control',
    },
    actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8', mt: '8' },
  },
});
