import { css } from '#styled-system/css';

/** Long text for reading. The editor's elements carry no classes, so they are styled from here. */
export const proseStyle = css({
  textStyle: 'reading',
  maxWidth: 'prose',
  overflowWrap: 'break-word',
  '& > * + *': { marginBlockStart: '16' },
  '& h2': { textStyle: 'heading', marginBlockStart: '48' },
  '& h3, & h4': { textStyle: 'subheading', marginBlockStart: '32' },
  '& :is(h2, h3, h4) + *': { marginBlockStart: '12' },
  '& ul, & ol': { paddingInlineStart: '24' },
  '& ul': { listStyleType: 'disc' },
  '& ol': { listStyleType: 'decimal' },
  '& li + li, & dd + dt': { marginBlockStart: '8' },
  '& li::marker': { color: 'ink.muted' },
  '& strong, & dt, & th': { fontWeight: 'strong' },
  // The text face has no italics of its own; the browser slants it.
  '& em': { fontStyle: 'italic', fontSynthesis: 'style' },
  '& code': { fontFamily: 'figure', fontSize: '14' },
  '& pre': {
    overflowX: 'auto',
    paddingInline: '16',
    paddingBlock: '12',
    background: 'surface.sunken',
    border: 'hairline',
    borderRadius: 'card',
  },
  '& blockquote': { paddingInlineStart: '16', borderInlineStart: 'control', color: 'ink.muted' },
  '& hr': { borderBlockStart: 'hairline', marginBlock: '32' },
  '& img': { maxWidth: 'full', height: 'auto', borderRadius: 'card' },
  '& figcaption, & caption': { textStyle: 'small', color: 'ink.muted', marginBlockStart: '8' },
  '& section': { overflowX: 'auto', marginBlockStart: '24' },
  '& table': { width: 'full', borderCollapse: 'collapse', textStyle: 'body' },
  '& :is(th, td)': { paddingBlock: '8', paddingInlineEnd: '16', textAlign: 'start', verticalAlign: 'top' },
  '& tr': { borderBlockEnd: 'hairline' },
  '& thead tr': { borderBlockEnd: 'control' },
});
