import { mailsIn } from '#domain/page/words/mails-of.ts';
import type { WordLanguage } from '#domain/page/words/page-words.ts';
import type { Mail } from '../mail/mail.ts';
import { writeMail } from '../mail/mail-content.ts';

/** A mail to somebody who left their address on a page. */
export interface PersonMail extends Mail {
  /** Whom it is about, as `personal` has them. */
  readonly about: { readonly workspaceId: string; readonly subject: string };
  /** The same however often it is handed on, so that a second one is known for what it is. RFC 5322, section 3.6.4. */
  readonly messageId: string;
  /** Where answers go; to nobody if absent. */
  readonly replyTo?: string | undefined;
  /** Where one click removes whoever got it. RFC 8058. Absent for a mail that comes once, to somebody who is not kept. */
  readonly removeLink?: string | undefined;
}

interface Words {
  /** Title of the page or survey. */
  readonly title: string;
  readonly kind: 'page' | 'survey';
  /** Where it is. */
  readonly page: string;
  readonly confirmLink: string;
  readonly removeLink: string;
  /** In which they left their address. */
  readonly language: WordLanguage;
}

/** Asks whether an address is its owner's. `title` is a founder's: it stands in quotes, in one line, and never alone. */
export function confirmationMail({ title, kind, page, confirmLink, removeLink, language }: Words) {
  const { subject, entered, ifYou, button, ifNot, erase } = mailsIn(language).confirm;
  return writeMail({
    language,
    subject: subject(title),
    before: [{ words: entered[kind](title), address: page }],
    action: { words: ifYou, label: button, link: confirmLink },
    foot: { words: ifNot, label: erase, address: removeLink },
  });
}
