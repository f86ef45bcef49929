import { defineGlobalStyles } from '@pandacss/dev';

export const globalCss = defineGlobalStyles({
  html: {
    fontFamily: 'text',
    fontSize: '100%',
    lineHeight: '20',
    colorScheme: 'light',
    background: 'canvas',
    textSizeAdjust: '100%',
  },
  body: {
    background: 'canvas',
    textStyle: 'body',
    minHeight: 'screen',
    fontSynthesis: 'none',
    WebkitFontSmoothing: 'antialiased',
  },
  'html, [data-theme]': { color: 'ink' },
  // Under a dialog the place of the scroll bar is painted with the root's background: as dark as the veil makes the rest.
  'html:has(.dialog__overlay)': { background: 'color-mix(in srgb, {colors.canvas} 58%, {colors.ink})' },
  'html[data-theme=dark]:has(.dialog__overlay)': { background: 'surface.sunken' },
  '[data-theme=light]': { colorScheme: 'light' },
  '[data-theme=dark]': { colorScheme: 'dark' },
  '::selection': { background: 'note.straw', color: 'ink' },
  '[data-theme=dark] ::selection': { background: 'note.sage' },
  'a, button, [role=button], input, select, textarea, summary': { WebkitTapHighlightColor: 'transparent' },
  'html[data-returning] [data-prerendered]': { visibility: 'hidden' },
  ':focus': { outline: 'none' },
  ':focus-visible, [data-focus-visible]': { outline: 'ring', outlineOffset: '2' },
  // Replaces the <style> that react-aria would inject, which the content security policy refuses.
  '[data-react-aria-pressable]': { touchAction: 'pan-x pan-y pinch-zoom' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, ::before, ::after': {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
  // On paper stands what the page is about, and nothing of what leads elsewhere or lies over it.
  '@media print': {
    ':has(#content) > :not(:has(#content), #content)': { display: 'none !important' },
    ':has(> #content)': { display: 'block !important', minHeight: '0 !important' },
    '#content': { maxWidth: 'none !important', padding: '0 !important' },
    'html, body': { background: 'none !important' },
    '[data-theme=dark]': { colorScheme: 'light' },
    'h1, h2, h3, h4, caption, figcaption, thead': { breakAfter: 'avoid' },
    'h1, h2, h3, h4, tr, figure, blockquote': { breakInside: 'avoid' },
    'p, li': { orphans: '2', widows: '2' },
  },
  '@media (forced-colors: active)': {
    ':focus-visible, [data-focus-visible]': { outlineColor: 'Highlight' },
  },
});
