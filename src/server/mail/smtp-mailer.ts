import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import type { Mail, Mailer } from './mail.ts';

/**
 * Hands mails to a mail server. `send` does not wait for it: how long an answer takes must not tell whether a mail went
 * out. A mail that is refused is tried again after each of `retryAfterMs`, then given up; the log says so without its address
 * or its link.
 */
export function createSmtpMailer(
  smtpUrl: string,
  from: string,
  log: FastifyBaseLogger,
  retryAfterMs: readonly number[] = [2_000, 20_000],
): Mailer {
  const transport = smtpTransport(smtpUrl, from);
  const onTheWay = new Set<Promise<void>>();
  const deliver = async ({ to, subject, text, html, kind }: Mail): Promise<void> => {
    for (const waitMs of [...retryAfterMs, null]) {
      try {
        await transport.sendMail({ to: { name: '', address: to }, subject, text, html });
        return;
      } catch (error) {
        const { code, responseCode } = error as { code?: string; responseCode?: number };
        log.error({ kind, code, responseCode, again: waitMs !== null }, 'the mail server refused a mail');
        if (waitMs !== null) await wait(waitMs, undefined, { ref: false });
      }
    }
  };
  return {
    async send(mail) {
      const delivery = deliver(mail).finally(() => onTheWay.delete(delivery));
      onTheWay.add(delivery);
    },
    async close() {
      await Promise.race([Promise.allSettled(onTheWay), wait(3_000, undefined, { ref: false })]);
      transport.close();
    },
  };
}

/** To another machine mails go encrypted or not at all, unless the URL itself says `requireTLS=false`. */
export const smtpTransport = (smtpUrl: string, from: string, given: SMTPTransport.Options = {}) =>
  createTransport({ ...given, url: smtpUrl, requireTLS: !isThisMachine(new URL(smtpUrl).hostname) }, { from });

const isThisMachine = (host: string): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(host);
