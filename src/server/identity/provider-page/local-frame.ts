import { escapeMarkup } from '../../pages/escape-markup.ts';

/** A page for whoever sits at this machine. `body` is HTML; style and script are files, as the content policy asks. */
export const localFrame = (title: string, body: string, script = ''): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/emulator/auth/handler.css">
${script}</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
