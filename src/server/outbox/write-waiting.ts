import { createWriteNoticeMail } from '../notices/write-notice-mail.ts';
import type { PersonMail } from '../people/person-mail.ts';
import { createWritePersonMail, type WritePersonMailDeps } from '../people/write-person-mail.ts';
import type { Settings } from '../settings.ts';
import type { WaitingMail } from './take-waiting.ts';

export interface WriteWaitingDeps extends Pick<WritePersonMailDeps, 'db' | 'links'> {
  readonly settings: Pick<Settings, 'pagesOrigin' | 'publicUrl'>;
  /** Signs links. */
  readonly key: Buffer;
}

/** Writes a mail that waits, whomever it is to; undefined if it is not to be sent any more. */
export function writeWaiting({ db, links, settings, key }: WriteWaitingDeps) {
  const toPerson = createWritePersonMail({ db, links, origin: settings.pagesOrigin });
  const toFounder = createWriteNoticeMail({ db, publicUrl: settings.publicUrl, key });
  return (waiting: WaitingMail): Promise<PersonMail | undefined> =>
    waiting.kind === 'notice' ? toFounder(waiting) : toPerson(waiting);
}
