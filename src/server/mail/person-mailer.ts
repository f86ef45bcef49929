import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';
import type { PersonMail } from '../people/person-mail.ts';
import { keepInInbox } from './inbox-mailer.ts';
import { smtpTransport } from './smtp-mailer.ts';

/** Resolves once a mail is taken by whoever carries it further; throws what is in the way. */
export interface PersonMailer {
  deliver(mail: PersonMail): Promise<void>;
  close(): void;
}

export interface PersonMailerDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** Absent: mails stay here, in `/dev/inbox`. */
  readonly smtpUrl: string | undefined;
  readonly from: string;
}

/** Time limit for a whole delivery: the mail's row is locked meanwhile. */
const withinMs = 12_000;
const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000, dnsTimeout: 5000 };

/** Hands mails to people on, each while whoever asks waits. */
export function createPersonMailer({ db, clock, smtpUrl, from }: PersonMailerDeps): PersonMailer {
  if (!smtpUrl) return { deliver: (mail) => keepInInbox(db, clock, mail, mail.about), close: () => {} };
  const transport = smtpTransport(smtpUrl, from, timeouts);
  return {
    async deliver({ to, subject, text, html, messageId, removeLink, replyTo }) {
      const sending = transport.sendMail({
        ...{ to: { name: '', address: to }, subject, text, html, messageId },
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        headers: {
          ...(removeLink !== undefined && {
            'List-Unsubscribe': `<${removeLink}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
          'Auto-Submitted': 'auto-generated',
        },
      });
      await Promise.race([sending, late(sending)]);
    },
    close: () => transport.close(),
  };
}

async function late(sending: Promise<unknown>): Promise<never> {
  sending.catch(() => undefined);
  await wait(withinMs, undefined, { ref: false });
  throw Object.assign(new Error('The mail server takes too long.'), { code: 'ETIMEDOUT' });
}
