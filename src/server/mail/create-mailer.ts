import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';
import { createInboxMailer } from './inbox-mailer.ts';
import { type OutOfBandMailer, outOfBandMailer } from './out-of-band-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

export interface MailerDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** Absent: mails stay here, in `/dev/inbox`. */
  readonly smtpUrl: string | undefined;
  readonly publicUrl: string;
}

export function createMailer({ db, clock, log, smtpUrl, publicUrl }: MailerDeps): OutOfBandMailer {
  if (!smtpUrl) return outOfBandMailer(createInboxMailer(db, clock), log);
  return outOfBandMailer(createSmtpMailer(smtpUrl, senderOf(publicUrl), log), log);
}

export const senderOf = (publicUrl: string): string => `Groundwork <no-reply@${new URL(publicUrl).hostname}>`;
