import { escapeMarkup } from './escape-markup.ts';

export interface LocalPage {
  readonly title: string;
  /** HTML. */
  readonly body: string;
  /** Addresses of files: the content policy allows neither inside of a page. */
  readonly style: string;
  readonly script?: string;
}

/** A page for whoever sits at this machine, drawn by the server alone. Its style begins with `localStyle`. */
export const localFrame = ({ title, body, style, script }: LocalPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${style}">
${script === undefined ? '' : `<script src="${script}"></script>\n`}</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
