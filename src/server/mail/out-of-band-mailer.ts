import type { FastifyBaseLogger } from 'fastify';
import type { Mail, Mailer } from './mail.ts';

/** Longer than an answer takes to leave. */
const delayMs = 50;

/** A mailer that tells when all that it has taken was handed on. */
export interface OutOfBandMailer extends Mailer {
  /** Hands on at once what still waits. */
  settled(): Promise<void>;
}

/**
 * Hands mails on only after whoever asked for them has been answered: neither the time of an answer nor what the database
 * does until then tells whether there is somebody to write to.
 */
export function outOfBandMailer(mailer: Mailer, log: FastifyBaseLogger): OutOfBandMailer {
  const waiting: Mail[] = [];
  let handedOn: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const handOn = async (): Promise<void> => {
    for (const mail of waiting.splice(0)) {
      await mailer.send(mail).catch((err: unknown) => log.error({ err, kind: mail.kind }, 'a mail was not taken'));
    }
  };
  const settled = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    handedOn = handedOn.then(handOn);
    return handedOn;
  };
  return {
    settled,
    async send(mail) {
      waiting.push(mail);
      timer ??= setTimeout(() => void settled(), delayMs);
    },
    async close() {
      await settled();
      await mailer.close();
    },
  };
}
