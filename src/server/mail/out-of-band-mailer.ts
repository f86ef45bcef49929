import type { FastifyBaseLogger } from 'fastify';
import type { Mail, Mailer } from './mail.ts';

/** Whether somebody is there to read a mail. */
export type HasReader = () => Promise<boolean>;

interface Waiting {
  readonly mail: Mail;
  readonly hasReader: HasReader | undefined;
}

/** Longer than an answer takes to leave. */
const delayMs = 50;

/** A mailer that tells when all that it has taken was handed on. */
export interface OutOfBandMailer extends Mailer {
  /** `hasReader` is asked when the mail is handed on, so that until the answer nothing depends on it. */
  send(mail: Mail, hasReader?: HasReader): Promise<void>;
  /** Hands on at once what still waits. */
  settled(): Promise<void>;
}

/**
 * Hands mails on only after whoever asked for them has been answered: neither the time of an answer nor what the database
 * does until then tells whether there is somebody to write to.
 */
export function outOfBandMailer(mailer: Mailer, log: FastifyBaseLogger): OutOfBandMailer {
  const waiting: Waiting[] = [];
  let handedOn: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const sendTo = async (mail: Mail, hasReader: HasReader | undefined): Promise<void> => {
    if (hasReader && !(await hasReader())) return;
    await mailer.send(mail);
  };
  const handOn = async (): Promise<void> => {
    for (const { mail, hasReader } of waiting.splice(0)) {
      await sendTo(mail, hasReader).catch((err: unknown) =>
        log.error({ err, kind: mail.kind }, 'a mail was not taken'),
      );
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
    async send(mail, hasReader) {
      waiting.push({ mail, hasReader });
      timer ??= setTimeout(() => void settled(), delayMs);
    },
    async close() {
      await settled();
      await mailer.close();
    },
  };
}
