import { defineSlotRecipe } from '@pandacss/dev';

const tone = (name: string) => ({
  root: { borderInlineStartColor: name },
  icon: { color: name },
});

export const message = defineSlotRecipe({
  className: 'message',
  description: 'A message in the flow of the page.',
  slots: ['root', 'icon', 'text', 'title', 'actions'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '12',
      px: '16',
      py: '12',
      background: 'surface',
      border: 'hairline',
      borderInlineStartWidth: '2px',
      borderRadius: 'control',
      _forcedColors: { border: '1px solid CanvasText' },
      color: 'ink',
      fontSize: '14',
      lineHeight: '20',
    },
    icon: { flexShrink: '0', width: '20', height: '20' },
    text: { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
    title: { display: 'block', fontWeight: 'strong' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '8', mt: '8' },
  },
  variants: {
    tone: { info: tone('info'), success: tone('success'), warning: tone('warning'), error: tone('danger') },
  },
  defaultVariants: { tone: 'info' },
  staticCss: ['*'],
});
