import { escapeMarkup } from '../pages/escape-markup.ts';
import type { InboxMail } from './inbox-mail.ts';

/** The inbox as a page of its own: no script, and its style in a file, as the content policy asks. */
export function inboxPage(mails: readonly InboxMail[]): string {
  const list = mails.map(item).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Inbox of this machine</title>
<link rel="stylesheet" href="/dev/inbox.css">
</head>
<body>
<main>
<h1>Inbox of this machine</h1>
<p>No mail server is set, so mails stay here, for a week. Set SMTP_URL to send them.</p>
${mails.length > 0 ? `<ol>\n${list}\n</ol>` : '<p>There are no mails yet.</p>'}
</main>
</body>
</html>
`;
}

const item = ({ to, subject, link, at }: InboxMail): string => `<li>
<h2>${escapeMarkup(subject)}</h2>
<p>To ${escapeMarkup(to)} · <time datetime="${escapeMarkup(at)}">${escapeMarkup(at.replace('T', ' ').slice(0, 16))} UTC</time></p>
<p><a href="${escapeMarkup(link)}">${escapeMarkup(link)}</a></p>
</li>`;

export const inboxStyle = `:root { color-scheme: light dark; --line: light-dark(#d6d3cd, #3d3b38); --soft: light-dark(#5c5852, #b3aea6); }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; background: light-dark(#fbfaf8, #191817); color: light-dark(#1f1d1a, #efece7); }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.5rem; margin: 0 0 .5rem; }
h2 { font-size: 1rem; margin: 0; }
p { margin: .25rem 0; color: var(--soft); overflow-wrap: anywhere; }
ol { list-style: none; margin: 1.5rem 0 0; padding: 0; }
li { padding: 1rem 0; border-top: 1px solid var(--line); }
a { color: light-dark(#1d4f91, #9cc3f5); }
a:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
`;
