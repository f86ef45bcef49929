import { directionOf, english } from '#domain/page/page-language.ts';
import { escapeMarkup } from '../pages/escape-markup.ts';
import { mailColors } from './mail-colors.ts';

interface MailSheet {
  readonly title: string;
  /** The name above it; the product’s own if absent. */
  readonly mark?: string;
  /** Rules for its colors; the product’s own if absent. */
  readonly colors?: string;
  /** Markup, as is `foot`. */
  readonly body: string;
  readonly foot: string | undefined;
  /** Tag of its language; English if absent. */
  readonly language?: string;
}

const colors = (theme: 'light' | 'dark'): string => `
body { background: ${mailColors.canvas[theme]}; color: ${mailColors.ink[theme]}; }
a, .mark { color: ${mailColors.brand[theme]}; }
a.button { background: ${mailColors.brand[theme]}; color: ${mailColors.onBrand[theme]}; }
.address, .foot { color: ${mailColors['ink.muted'][theme]}; }
.foot, .place { border-color: ${mailColors.line[theme]}; }`;

const frame = `
body { margin: 0; font: 16px/24px Inter, Arial, sans-serif; overflow-wrap: anywhere; }
.sheet { max-width: 560px; margin: 0 auto; padding: 32px 24px; }
.mark { margin: 0 0 24px; font-weight: 600; }
.words { margin: 0 0 24px; font-size: 20px; line-height: 28px; }
h1.words { margin-bottom: 16px; font-weight: 600; }
p { margin: 0 0 16px; }
.button { display: inline-block; padding: 10px 24px; border-radius: 4px; font-weight: 500; text-decoration: none; }
p.address { font-size: 13px; line-height: 20px; }
h2 { margin: 32px 0 8px; font-size: 17px; line-height: 24px; }
h2.place { padding-top: 16px; border-top: 1px solid; }
h3 { margin: 24px 0 8px; font-size: 16px; line-height: 24px; }
ul { margin: 0 0 16px; padding: 0 0 0 20px; }
.foot { margin: 32px 0 0; padding-top: 16px; border-top: 1px solid; font-size: 13px; line-height: 20px; }
.foot a { color: inherit; }
`;

const ownColors = `${colors('light')}
@media (prefers-color-scheme: dark) {${colors('dark')}
}`;

/** A mail as the product looks, in light and dark, or in the colors of a page; it loads nothing, so nobody learns that it was read. */
export const mailSheet = ({
  title,
  mark = 'Groundwork',
  colors: own,
  body,
  foot,
  language = english,
}: MailSheet): string => `<!doctype html>
<html lang="${escapeMarkup(language)}"${directionOf(language) === 'rtl' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="color-scheme" content="${own === undefined ? 'light dark' : 'only light'}">
<meta name="viewport" content="width=device-width">
<title>${escapeMarkup(title)}</title>
<style>${frame}${own ?? ownColors}
</style>
</head>
<body>
<div class="sheet">
<p class="mark">${escapeMarkup(mark)}</p>
${body}${foot === undefined ? '' : `\n<p class="foot">${foot}</p>`}
</div>
</body>
</html>
`;
