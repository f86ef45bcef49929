import { escapeMarkup } from '../pages/escape-markup.ts';

interface MailSheet {
  readonly title: string;
  /** Markup, as is `foot`. */
  readonly body: string;
  readonly foot: string;
}

/** The tokens of `design.md` as sRGB, since mail programs know no other colors. */
const style = `
body { margin: 0; background: #fbfaf6; color: #14231d; font: 16px/24px Inter, Arial, sans-serif; }
.sheet { max-width: 560px; margin: 0 auto; padding: 32px 24px; }
.mark { margin: 0 0 24px; font-weight: 600; color: #0f5c44; }
.words { margin: 0 0 24px; font-size: 20px; line-height: 28px; }
.button { display: inline-block; padding: 8px 16px; border-radius: 4px; background: #0f5c44; color: #ffffff; text-decoration: none; }
h2 { margin: 32px 0 8px; font-size: 17px; line-height: 24px; }
ul { margin: 0 0 16px; padding: 0 0 0 20px; }
.foot { margin: 32px 0 0; padding-top: 16px; border-top: 1px solid #dbd9d2; font-size: 13px; line-height: 20px; color: #52605a; }
.foot a { color: inherit; }
@media (prefers-color-scheme: dark) {
  body { background: #101a16; color: #f1efe9; }
  .mark { color: #6fcfa9; }
  .button { background: #6fcfa9; color: #101a16; }
  .foot { border-color: #2b3833; color: #aeb3ab; }
}`;

/** A mail as the product looks, in light and dark; it loads nothing, so nobody learns that it was read. */
export const mailSheet = ({ title, body, foot }: MailSheet): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<meta name="viewport" content="width=device-width">
<title>${escapeMarkup(title)}</title>
<style>${style}
</style>
</head>
<body>
<div class="sheet">
<p class="mark">Groundwork</p>
${body}
<p class="foot">${foot}</p>
</div>
</body>
</html>
`;
