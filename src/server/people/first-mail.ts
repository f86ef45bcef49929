import { parseInline, type Run } from '#domain/page/inline-markdown.ts';
import type { Palette } from '#domain/page/page.ts';
import { type ContentBlock, type PageContent, textOf } from '#domain/page/page-content.ts';
import { mailsIn } from '#domain/page/words/mails-of.ts';
import { wordLanguageOf } from '#domain/page/words/word-language.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { safePalette } from '#drawing/page/page-style.ts';
import { richText } from '#drawing/page/rich-text.ts';
import { writeMarkup } from '#drawing/page/write-markup.ts';
import type { Mail } from '../mail/mail.ts';
import { mailSheet } from '../mail/mail-sheet.ts';
import { escapeMarkup } from '../pages/escape-markup.ts';

interface FirstMail {
  readonly content: Pick<PageContent, 'title' | 'palette' | 'language'>;
  /** The form whose founder wrote it. */
  readonly form: ContentBlock;
  /** Where the page is. */
  readonly page: string;
  readonly removeLink: string;
}

/**
 * Writes the mail of a founder to somebody who has signed up and confirmed their address, in the colors of the page; undefined
 * if the founder has written none. Says whose it is and why it came, and how to be removed.
 */
export function firstMail({
  content,
  form,
  page,
  removeLink,
}: FirstMail): Pick<Mail, 'subject' | 'link' | 'text' | 'html'> | undefined {
  const words = richText(form, 'mail');
  if (!words) return undefined;
  const title = oneLine(content.title);
  const { first, colon, stop } = mailsIn(wordLanguageOf(content));
  const subject = oneLine(textOf(form, 'mailSubject')) || first.subject(title);
  const why = first.why(title);
  const text = [plainText(textOf(form, 'mail')), '-- ', why, page, '', `${first.remove}${colon}\n${removeLink}`, ''];
  const [to, gone] = [escapeMarkup(page), escapeMarkup(removeLink)];
  return {
    ...{ subject, link: page, text: text.join('\n') },
    html: mailSheet({
      ...{ title: subject, mark: title, colors: colorsOf(content.palette), body: writeMarkup(words) },
      foot: `${escapeMarkup(why)}<br><a href="${to}">${to}</a><br><a href="${gone}">${escapeMarkup(first.remove)}</a>${stop}`,
      ...(content.language && { language: content.language }),
    }),
  };
}

function colorsOf(palette: Palette): string {
  const { background, ink, accent } = safePalette(palette);
  return `
body { background: ${background}; color: ${ink}; }
a, .mark { color: ${accent}; }
.foot { color: ${ink}; border-color: ${ink}; }`;
}

/** Text of a field that is written with inline Markdown, with each link after its words. */
const plainText = (source: string): string => `${linkedRuns(parseInline(source)).map(plainRun).join('')}\n`;

/** Runs in a row with the same link as one. */
function linkedRuns(runs: readonly Run[]): readonly Pick<Run, 'text' | 'link'>[] {
  const joined: { text: string; link: string | null }[] = [];
  for (const { text, link } of runs) {
    const last = joined.at(-1);
    if (last && last.link === link) last.text += text;
    else joined.push({ text, link });
  }
  return joined;
}

const plainRun = ({ text, link }: Pick<Run, 'text' | 'link'>): string =>
  link === null || link === text ? text : `${text} (${link.replace(/^mailto:/i, '')})`;
