import type { Pool } from 'pg';
import { createPageAddress } from '../domains/page-address.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { Clock } from '../http/clock.ts';
import { createTitleOfProject } from '../notices/title-of-project.ts';
import { createWriteDigestMail } from '../notices/write-digest-mail.ts';
import { createWriteNoticeMail } from '../notices/write-notice-mail.ts';
import type { PersonMail } from '../people/person-mail.ts';
import { createWriteFirstMail } from '../people/write-first-mail.ts';
import { createWritePersonMail, type WritePersonMailDeps } from '../people/write-person-mail.ts';
import type { Settings } from '../settings.ts';
import { createWriteDeletionMail } from '../team/write-deletion-mail.ts';
import { createWriteInvitationMail } from '../team/write-invitation-mail.ts';
import { createWriteWebhookOffMail } from '../webhooks/write-webhook-off-mail.ts';
import type { NotBefore } from './send-waiting.ts';
import type { WaitingMail } from './take-waiting.ts';
import type { WaitingMailKind } from './waiting-mail-kinds.ts';

export interface WriteWaitingDeps extends Pick<WritePersonMailDeps, 'db' | 'links'> {
  readonly pool: Pool;
  readonly eventStore: Pick<EventStore, 'readEvents' | 'snapshot' | 'snapshots'>;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'pagesOrigin' | 'publicUrl' | 'ownDomains'>;
  /** Signs links. */
  readonly key: Buffer;
}

type WriteMail = (waiting: WaitingMail) => Promise<PersonMail | NotBefore | undefined>;

/** Writes a mail that waits, whomever it is to; undefined if it is not to be sent any more. */
export function writeWaiting({ db, pool, eventStore, clock, links, settings, key }: WriteWaitingDeps) {
  const toStranger = {
    db,
    eventStore,
    links,
    pageAddress: createPageAddress({ db, settings }),
    origin: settings.pagesOrigin,
  };
  const toPerson = createWritePersonMail(toStranger);
  const toFounder = createWriteNoticeMail({
    ...{ db, titleOf: createTitleOfProject(eventStore), publicUrl: settings.publicUrl, key },
  });
  const digest = createWriteDigestMail({ db, pool, eventStore, clock, publicUrl: settings.publicUrl, key });
  const first = createWriteFirstMail(toStranger);
  const invitation = createWriteInvitationMail({ db, eventStore, key, publicUrl: settings.publicUrl });
  const deletion = createWriteDeletionMail({ db, eventStore, publicUrl: settings.publicUrl });
  const webhookOff = createWriteWebhookOffMail({ db, publicUrl: settings.publicUrl });
  const writers = {
    invitation,
    'workspace-deletion': deletion,
    notice: toFounder,
    digest,
    'confirm-sign-up': toPerson,
    'first-mail': first,
    'webhook-off': webhookOff,
  } satisfies Readonly<Record<WaitingMailKind, WriteMail>>;
  return (waiting: WaitingMail): ReturnType<WriteMail> => writers[waiting.kind](waiting);
}
