import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { EventStore } from '../event-store/event-store.ts';
import type { Attempts } from '../limits/attempts.ts';
import { senderOf } from '../mail/create-mailer.ts';
import { createPersonMailer } from '../mail/person-mailer.ts';
import { sendWaiting } from '../outbox/send-waiting.ts';
import { writeWaiting } from '../outbox/write-waiting.ts';
import type { Settings } from '../settings.ts';
import { createPersonLinks } from './person-links.ts';
import type { PersonDeps } from './person-routes.ts';

export interface MailPeopleDeps extends PersonDeps {
  readonly eventStore: EventStore;
  readonly pool: Pool;
  readonly settings: Settings;
  readonly log: FastifyBaseLogger;
  readonly attempts: Attempts;
}

/** Sends what waits for people and founders, for as long as the server runs. */
export function mailPeople(app: FastifyInstance, { pool, settings, log, attempts, ...people }: MailPeopleDeps): void {
  const { db, clock } = people;
  const { smtpUrl } = settings;
  const links = createPersonLinks({ ...people, origin: settings.pagesOrigin });
  const personMailer = createPersonMailer({ db, clock, smtpUrl, from: senderOf(settings.publicUrl) });
  const stopSending = sendWaiting({
    ...{ pool, clock, attempts, mailer: personMailer },
    write: writeWaiting({ ...people, pool, links, settings }),
    unsent: (mail) =>
      log.warn(mail, mail.isGivenUp ? 'A mail was given up.' : 'A mail was not sent yet, and is tried again.'),
    failed: (err) => log.error({ err }, 'Mails that wait could not be sent yet.'),
  });
  app.addHook('onClose', async () => {
    await stopSending();
    personMailer.close();
  });
}
