import { defineTextStyles } from '@pandacss/dev';

const text = (fontSize: string, lineHeight: string) => ({ value: { fontFamily: 'text', fontSize, lineHeight } });
const display = (fontSize: string, lineHeight: string) => ({
  value: {
    fontFamily: 'display',
    fontWeight: 'strong',
    fontSize,
    lineHeight,
    letterSpacing: 'snug',
    textWrap: 'balance',
  },
});
/** Below the width of a large phone the first size and line height, above it the second. */
const shrinking = ([small, smallLine]: [string, string], [large, largeLine]: [string, string]) => ({
  value: {
    ...display(large, largeLine).value,
    fontSize: { base: small, phone: large },
    lineHeight: { base: smallLine, phone: largeLine },
    letterSpacing: 'tight',
  },
});
const figure = (fontSize: string, lineHeight: string) => ({
  value: {
    fontFamily: 'figure',
    fontSize,
    lineHeight,
    fontVariantNumeric: 'tabular-nums',
    fontFeatureSettings: '"calt" 0',
  },
});

/** `body` is the application's text, `reading` the public pages'. Headings are of the display face, `figure` of the monospaced. */
export const textStyles = defineTextStyles({
  caption: text('12', '16'),
  small: text('13', '20'),
  body: text('14', '20'),
  reading: text('16', '24'),
  eyebrow: {
    value: {
      fontFamily: 'figure',
      fontSize: '12',
      lineHeight: '16',
      letterSpacing: 'wide',
      textTransform: 'uppercase',
      fontFeatureSettings: '"calt" 0',
    },
  },
  subheading: display('20', '28'),
  heading: display('25', '32'),
  title: shrinking(['25', '32'], ['31', '36']),
  headline: shrinking(['31', '36'], ['39', '44']),
  display: shrinking(['31', '36'], ['49', '52']),
  figure: {
    small: figure('12', '16'),
    DEFAULT: figure('13', '20'),
    large: figure('20', '28'),
    display: figure('31', '36'),
  },
});
