import { escapeMarkup } from '../pages/escape-markup.ts';
import { localFrame } from '../pages/local-frame.ts';
import { localStyle } from '../pages/local-style.ts';
import type { InboxMail } from './inbox-mail.ts';

/** The inbox as a page of its own, without a script. */
export const inboxPage = (mails: readonly InboxMail[]): string =>
  localFrame({
    title: 'Local inbox',
    style: '/dev/inbox.css',
    body: `<p class="mark">This machine only</p>
<h1>Inbox</h1>
<p>No mail server is set up, so emails stay here for a week. Set SMTP_URL to send them.</p>
${mails.length > 0 ? `<ol>\n${mails.map(item).join('\n')}\n</ol>` : '<p class="none">No emails yet.</p>'}`,
  });

const item = ({ to, subject, link, at }: InboxMail): string => `<li>
<h2>${escapeMarkup(subject)}</h2>
<p>To ${escapeMarkup(to)} · <time datetime="${escapeMarkup(at)}">${escapeMarkup(at.replace('T', ' ').slice(0, 16))} UTC</time></p>
<p><a class="button" href="${escapeMarkup(link)}">Open the link</a></p>
<p><code>${escapeMarkup(link)}</code></p>
</li>`;

export const inboxStyle = `${localStyle}h2 { font-size: 1rem; margin: 0 0 .25rem; overflow-wrap: anywhere; }
ol { list-style: none; margin: 1.5rem 0 0; padding: 0; }
li { padding: 1rem; margin-bottom: .75rem; background: var(--surface); border: 1px solid var(--line); border-radius: 8px; }
li p { margin: 0 0 .75rem; }
li p:last-child { margin: 0; }
.none { padding: 1.5rem; border: 1px dashed var(--edge); border-radius: 8px; }
`;
