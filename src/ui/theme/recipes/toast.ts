import { defineSlotRecipe } from '@pandacss/dev';

const tone = (name: string) => ({
  root: { background: `${name}.tint`, borderColor: name },
  icon: { color: name },
});

export const toast = defineSlotRecipe({
  className: 'toast',
  description: 'Messages that float at the bottom right for a while, in light colors under both themes.',
  slots: ['region', 'root', 'icon', 'content', 'actions', 'close'],
  base: {
    region: {
      position: 'fixed',
      insetInlineEnd: '16',
      // On phones above the bar at the bottom; everywhere above one that a page has there, which says how high that is.
      bottom: {
        base: 'calc(max(4.5rem, var(--above-bar, 0px)) + env(safe-area-inset-bottom))',
        tablet: 'calc(max(1rem, var(--above-bar, 0px)) + env(safe-area-inset-bottom))',
      },
      zIndex: 'toast',
      display: 'flex',
      flexDirection: 'column-reverse',
      gap: '8',
      width: 'drawer',
      maxWidth: 'calc(100vw - 2rem)',
      borderRadius: 'card',
      outline: 'none',
      _focusVisible: { outline: 'ring', outlineOffset: '2' },
    },
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '12',
      ps: '16',
      pe: '8',
      py: '8',
      border: 'clear',
      borderRadius: 'card',
      boxShadow: 'float',
      color: 'ink',
      fontSize: '14',
      lineHeight: '20',
      animation: 'rise',
      _focusVisible: { outline: 'ring', outlineOffset: '2' },
    },
    icon: { flexShrink: '0', width: '20', height: '20', my: { base: '8', _coarse: '12' } },
    content: { flex: '1', minWidth: '0', py: { base: '8', _coarse: '12' }, overflowWrap: 'anywhere' },
    actions: { display: 'flex', alignItems: 'center', gap: '4', flexShrink: '0' },
    close: {},
  },
  variants: {
    tone: { info: tone('info'), success: tone('success'), warning: tone('warning'), error: tone('danger') },
  },
  defaultVariants: { tone: 'info' },
  staticCss: ['*'],
});
