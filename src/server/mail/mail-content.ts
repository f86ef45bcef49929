import { english } from '#domain/page/page-language.ts';
import { mailsIn } from '#domain/page/words/mails-of.ts';
import type { MailWords, WordLanguage } from '#domain/page/words/page-words.ts';
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
  /** English if absent. */
  readonly language?: WordLanguage | undefined;
}

/** Writes the text and the HTML of a mail from one description, so that both say the same. */
export function writeMail(content: MailContent): Pick<Mail, 'subject' | 'link' | 'text' | 'html'> {
  const { subject, action } = content;
  return { subject, link: action.link, text: textOf(content), html: htmlOf(content) };
}

type Words = Pick<MailWords, 'buttonFails' | 'space' | 'colon' | 'stop'>;

const wordsOf = ({ language = english }: Pick<MailContent, 'language'>): Words => mailsIn(language);

function textOf({ before, action, after, foot, language }: MailContent): string {
  const marks = wordsOf({ language });
  const asked = action.words === undefined ? action.link : { words: action.words, address: action.link };
  const paragraphs = [...before, asked, after, foot].filter((paragraph) => paragraph !== undefined);
  return `${paragraphs.map((each) => plain(each, marks)).join('\n\n')}\n`;
}

function plain(paragraph: Paragraph, { space, colon }: Words): string {
  if (typeof paragraph === 'string') return paragraph;
  const { words, label, address } = paragraph;
  return label === undefined ? `${words}\n${address}` : `${words}${space}${label}${colon}\n${address}`;
}

function htmlOf({ subject, before, action, after, foot, language }: MailContent): string {
  const marks = wordsOf({ language });
  const markup = (paragraph: Paragraph) => markupOf(paragraph, marks);
  const paragraphMarkup = (paragraph: Paragraph) => `<p>${markup(paragraph)}</p>`;
  const link = escapeMarkup(action.link);
  const asked = [
    ...(action.words === undefined ? [] : [action.words]).map(paragraphMarkup),
    `<p><a class="button" href="${link}">${escapeMarkup(action.label)}</a></p>`,
    `<p class="address">${escapeMarkup(marks.buttonFails)}<br>${link}</p>`,
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
    ...(language && { language }),
  });
}

function markupOf(paragraph: Paragraph, { space, stop }: Words): string {
  if (typeof paragraph === 'string') return escapeMarkup(paragraph);
  const [words, address] = [escapeMarkup(paragraph.words), escapeMarkup(paragraph.address)];
  return paragraph.label === undefined
    ? `${words}<br><a href="${address}">${address}</a>`
    : `${words}${space}<a href="${address}">${escapeMarkup(paragraph.label)}</a>${stop}`;
}
