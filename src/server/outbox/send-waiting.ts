import type { Pool } from 'pg';
import { teamLimits } from '#domain/team/team.ts';
import type { Clock } from '../http/clock.ts';
import { mailboxOf } from '../identity/mailbox-of.ts';
import type { Attempts } from '../limits/attempts.ts';
import type { PersonMailer } from '../mail/person-mailer.ts';
import { type Rounds, runRounds } from '../operations/run-rounds.ts';
import type { PersonMail } from '../people/person-mail.ts';
import { type HandedOn, handOnNext, type WaitingMail } from './take-waiting.ts';
import { dailyPerMailbox } from './waiting-mail-kinds.ts';

/** A mail that was not sent, without whom it was to. */
export interface Unsent {
  readonly kind: string;
  /**
   * Error code of the connection to the mail server; `mailbox-limit`, `workspace-limit` or `unwritable` if it was not
   * asked.
   */
  readonly code: unknown;
  readonly responseCode: unknown;
  readonly isGivenUp: boolean;
}

/** A mail that is to be written then. */
export interface NotBefore {
  readonly notBefore: Date;
}

export interface SendWaitingDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly attempts: Attempts;
  readonly mailer: Pick<PersonMailer, 'deliver'>;
  /** Undefined if it is not to be sent any more. */
  write(waiting: WaitingMail): Promise<PersonMail | NotBefore | undefined>;
  unsent(mail: Unsent): void;
  failed(error: unknown): void;
  readonly everyMs?: number;
  readonly after?: Rounds['after'];
}

/**
 * Most mails from a workspace in a day, so that forms which somebody fills with addresses of others don't send mails
 * without end. Further ones wait, as for a mailbox; their entries are there, unconfirmed.
 */
const confirmationsAtMost = 2000;

const everyMsByDefault = 1000;
const [second, minute, hour] = [1000, 60_000, 3_600_000];
/** After each attempt that has failed. */
const againAfterMs = [2 * second, 20 * second, 2 * minute, 10 * minute, hour, 6 * hour, 24 * hour];
/** The rule of the domain trusts the times that commands claim; this does not. */
const invitationsOf = (workspaceId: string) => ({
  ...{ key: `invitations of ${workspaceId}`, most: teamLimits.invitations, windowMs: 24 * hour },
});

/**
 * Sends what waits in the outbox, whichever server is first at it. A mail server that has taken a mail in the moment in which
 * this server is killed gets it again, under the same id. Returns the way to stop, which waits for the mail under way.
 */
export function sendWaiting({
  pool,
  clock,
  attempts,
  mailer,
  write,
  unsent,
  failed,
  everyMs = everyMsByDefault,
  after,
}: SendWaitingDeps): () => Promise<void> {
  const later = (ms: number): HandedOn => ({
    againAt: new Date(clock().getTime() + ms),
    wasTried: true,
  });
  const giveUp = ({ kind }: WaitingMail, code: string): HandedOn => {
    unsent({ kind, code, responseCode: undefined, isGivenUp: true });
    return 'done';
  };
  const handOn = async (waiting: WaitingMail): Promise<HandedOn> => {
    const againMs = againAfterMs[waiting.attempts];
    let mail: PersonMail | NotBefore | undefined;
    try {
      mail = await write(waiting);
    } catch (error) {
      // One that can't be written keeps nobody else's waiting.
      failed(error);
      return againMs === undefined ? giveUp(waiting, 'unwritable') : later(againMs);
    }
    if (!mail) return 'done';
    if ('notBefore' in mail) return { againAt: mail.notBefore, wasTried: false };
    const what = waiting.kind === 'confirm-sign-up' ? 'mail' : waiting.kind;
    const ofWorkspace = {
      key: `confirmations of ${waiting.workspaceId}`,
      most: confirmationsAtMost,
      windowMs: 24 * hour,
    };
    const limits = [
      { key: `${what} to ${mailboxOf(mail.to)}`, most: dailyPerMailbox[waiting.kind], windowMs: 24 * hour },
      ...(waiting.kind === 'confirm-sign-up' ? [ofWorkspace] : []),
      ...(waiting.kind === 'invitation' ? [invitationsOf(waiting.workspaceId)] : []),
    ];
    const { taken, waitS, full } = await attempts.take(limits);
    if (!taken) {
      const code = full.some((key) => key === ofWorkspace.key || key === invitationsOf(waiting.workspaceId).key)
        ? 'workspace-limit'
        : 'mailbox-limit';
      return againMs === undefined ? giveUp(waiting, code) : later(waitS * second);
    }
    try {
      await mailer.deliver(mail);
      return 'done';
    } catch (error) {
      await attempts.giveBack(limits);
      const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown };
      const isRefused = code === 'EENVELOPE' && Number(responseCode) >= 500;
      const isGivenUp = isRefused || againMs === undefined;
      unsent({ kind: mail.kind, code, responseCode, isGivenUp });
      return isGivenUp ? 'done' : later(againMs);
    }
  };
  const round = async (isStopped: () => boolean): Promise<boolean> => {
    try {
      while (!isStopped() && (await handOnNext(pool, clock(), handOn)));
      return true;
    } catch (error) {
      failed(error);
      return false;
    }
  };
  return runRounds(round, { everyMs, ...(after && { after }) });
}
