import { defineSlotRecipe } from '@pandacss/dev';

export const dialog = defineSlotRecipe({
  className: 'dialog',
  description: 'Dialogs over the page, in the middle or at an edge.',
  slots: ['overlay', 'modal', 'dialog', 'header', 'title', 'body', 'footer'],
  base: {
    overlay: {
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      display: 'flex',
      background: 'scrim',
      _entering: { animation: 'enter' },
      _exiting: { opacity: 'none', transition: 'opacity', transitionDuration: 'feedback' },
    },
    modal: {
      display: 'flex',
      minWidth: '0',
      background: 'surface',
      color: 'ink',
      border: 'hairline',
      boxShadow: 'float',
      outline: 'none',
    },
    dialog: {
      display: 'flex',
      flexDirection: 'column',
      flex: '1',
      minWidth: '0',
      maxHeight: 'inherit',
      outline: 'none',
      _focusVisible: { outline: 'none' },
    },
    header: { display: 'flex', alignItems: 'center', gap: '16', justifyContent: 'space-between', p: '24', pb: '8' },
    title: { textStyle: 'subheading', minWidth: '0', overflowWrap: 'anywhere' },
    body: { px: '24', pb: '24', overflow: 'auto', flex: '1', minHeight: '0', outline: 'none' },
    footer: {
      display: 'flex',
      flexDirection: { base: 'column-reverse', phone: 'row' },
      flexWrap: { base: 'nowrap', phone: 'wrap' },
      justifyContent: 'flex-end',
      gap: '8',
      px: '24',
      pb: '24',
      pt: '0',
    },
  },
  variants: {
    place: {
      middle: {
        overlay: { alignItems: 'center', justifyContent: 'center', p: '16' },
        modal: {
          width: 'dialog',
          maxWidth: 'full',
          maxHeight: 'full',
          borderRadius: 'dialog',
          _entering: { animation: 'rise' },
        },
      },
      top: {
        overlay: { alignItems: 'flex-start', justifyContent: 'center', p: '16', pt: { base: '16', tablet: '96' } },
        modal: {
          width: 'sheet',
          maxWidth: 'full',
          maxHeight: 'full',
          borderRadius: 'dialog',
          _entering: { animation: 'rise' },
        },
      },
      wide: {
        overlay: { alignItems: 'stretch', justifyContent: 'center', p: { base: '0', tablet: '24' } },
        modal: {
          width: 'wide',
          maxWidth: 'full',
          maxHeight: 'full',
          borderRadius: { base: 'none', tablet: 'dialog' },
          _entering: { animation: 'rise' },
        },
      },
      side: {
        overlay: { alignItems: 'stretch', justifyContent: 'flex-end' },
        modal: {
          width: 'drawer',
          maxWidth: 'full',
          height: 'full',
          borderWidth: '0',
          borderInlineStart: 'hairline',
          _entering: { animation: 'slide' },
        },
      },
      bottom: {
        overlay: { alignItems: 'flex-end', justifyContent: 'stretch' },
        modal: {
          width: 'full',
          maxHeight: '85dvh',
          borderWidth: '0',
          borderTop: 'hairline',
          borderTopRadius: 'dialog',
          pb: 'env(safe-area-inset-bottom)',
          _entering: { animation: 'rise' },
        },
      },
    },
  },
  defaultVariants: { place: 'middle' },
  staticCss: ['*'],
});
