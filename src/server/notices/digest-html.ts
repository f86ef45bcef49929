import { mailSheet } from '../mail/mail-sheet.ts';
import { escapeMarkup } from '../pages/escape-markup.ts';

interface DigestMail {
  readonly heading: string;
  readonly ideas: readonly {
    readonly title: string;
    readonly lines: readonly string[];
    readonly next: { readonly words: string; readonly action: string; readonly link: string } | undefined;
  }[];
  readonly removeLink: string;
  readonly settings: string;
}

/** The digest as the product looks: an idea after the other, each with the button that leads on. */
export const digestHtml = ({ heading, ideas, removeLink, settings }: DigestMail): string =>
  mailSheet({
    title: heading,
    body: `<h1 class="words">${escapeMarkup(heading)}</h1>
${ideas.map((idea) => ideaHtml(idea, ideas.length > 1)).join('\n')}`,
    foot: `<a href="${escapeMarkup(removeLink)}">Stop this weekly email</a> · <a href="${escapeMarkup(settings)}">All notification settings</a>`,
  });

/** One idea alone is named by the heading of the mail. */
const ideaHtml = ({ title, lines, next }: DigestMail['ideas'][number], isNamed: boolean): string => `${
  isNamed ? `<h2>${escapeMarkup(title)}</h2>\n` : ''
}<ul>
${lines.map((line) => `<li>${escapeMarkup(line)}</li>`).join('\n')}
</ul>${
  next
    ? `
<p><b>What decides next:</b> ${escapeMarkup(next.words)}</p>
<p><a class="button" href="${escapeMarkup(next.link)}">${escapeMarkup(next.action)}</a></p>`
    : ''
}`;
