import { mailSheet } from '../mail/mail-sheet.ts';
import { escapeMarkup } from '../pages/escape-markup.ts';

interface NoticeMail {
  readonly words: string;
  readonly link: string;
  readonly removeLink: string;
  readonly settings: string;
}

/** One sentence, and the button that leads to what it is about. */
export const noticeHtml = ({ words, link, removeLink, settings }: NoticeMail): string =>
  mailSheet({
    title: words,
    body: `<p class="words">${escapeMarkup(words)}</p>
<p><a class="button" href="${escapeMarkup(link)}">Open in Groundwork</a></p>`,
    foot: `<a href="${escapeMarkup(removeLink)}">Stop emails like this one</a> · <a href="${escapeMarkup(settings)}">All notification settings</a>`,
  });
