import { escapeMarkup } from '../pages/escape-markup.ts';
import type { Mail } from './mail.ts';
import { mailSheet } from './mail-sheet.ts';

/**
 * A paragraph; one with an address ends with it. HTML shows `label` in place of the address, if it is given: for addresses
 * that tell nobody anything, and never with words of a founder's, whose page may be behind it.
 */
type Paragraph = string | { readonly words: string; readonly label?: string; readonly address: string };

/** Content of a mail, with the one action that it asks for. None of it is markup. */
interface MailContent {
  readonly subject: string;
  readonly before: readonly Paragraph[];
  /** `words` stand right above the link; `label` is the button's. */
  readonly action: { readonly words?: string; readonly label: string; readonly link: string };
  readonly after?: Paragraph;
  /** Small print. */
  readonly foot?: Paragraph;
}

/** Writes the text and the HTML of a mail from one description, so that both say the same. */
export function writeMail(content: MailContent): Pick<Mail, 'subject' | 'link' | 'text' | 'html'> {
  const { subject, action } = content;
  return { subject, link: action.link, text: textOf(content), html: htmlOf(content) };
}

function textOf({ before, action, after, foot }: MailContent): string {
  const asked = action.words === undefined ? action.link : { words: action.words, address: action.link };
  const paragraphs = [...before, asked, after, foot].filter((paragraph) => paragraph !== undefined);
  return `${paragraphs.map(plain).join('\n\n')}\n`;
}

function plain(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return paragraph;
  const { words, label, address } = paragraph;
  return label === undefined ? `${words}\n${address}` : `${words} ${label}:\n${address}`;
}

function htmlOf({ subject, before, action, after, foot }: MailContent): string {
  const link = escapeMarkup(action.link);
  const asked = [
    ...(action.words === undefined ? [] : [action.words]).map(paragraphMarkup),
    `<p><a class="button" href="${link}">${escapeMarkup(action.label)}</a></p>`,
    `<p class="address">If the button doesn’t work, open this link:<br>${link}</p>`,
  ];
  return mailSheet({
    title: subject,
    body: [
      `<h1 class="words">${escapeMarkup(subject)}</h1>`,
      ...before.map(paragraphMarkup),
      ...asked,
      ...(after === undefined ? [] : [after]).map(paragraphMarkup),
    ].join('\n'),
    foot: foot === undefined ? undefined : markup(foot),
  });
}

const paragraphMarkup = (paragraph: Paragraph): string => `<p>${markup(paragraph)}</p>`;

function markup(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return escapeMarkup(paragraph);
  const [words, address] = [escapeMarkup(paragraph.words), escapeMarkup(paragraph.address)];
  return paragraph.label === undefined
    ? `${words}<br><a href="${address}">${address}</a>`
    : `${words} <a href="${address}">${escapeMarkup(paragraph.label)}</a>.`;
}
