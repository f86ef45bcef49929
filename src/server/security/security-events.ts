import type { FastifyBaseLogger } from 'fastify';
import type { ActivityPage } from '#domain/account/activity-record.ts';
import type { Principal } from '../accounts/principal.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';
import { createEventRate, rateWindowMs } from './event-rate.ts';
import { findOwner, forgetOld, keepEvent, readActivity } from './event-rows.ts';
import { currentSource } from './event-source.ts';
import { type EventSource, type SecurityEvent, type Subject, securityEvents } from './security-event.ts';

export interface SecurityEventsDeps {
  readonly db: Database;
  readonly log: Pick<FastifyBaseLogger, 'child' | 'level' | 'error'>;
  readonly clock: Clock;
}

/** Events that matter to who may do what: a line each in the log, and a row for the founder whom it is about. */
export interface SecurityEvents {
  /**
   * Returns at once and never throws. To be called when the event has happened for good, after the commit. Where the same
   * comes too often it is counted, and the count is recorded after ten minutes at the latest. `source` is that of the
   * request that is being answered unless it is given.
   */
  record(event: SecurityEvent, source?: EventSource): void;
  /** The founder's own, the newest first; see `readActivity`. */
  recent(
    owner: Pick<Principal, 'accountId' | 'workspaceId'>,
    page?: { readonly before?: string | undefined; readonly limit?: number },
  ): Promise<ActivityPage>;
  /** Forgets what is too old. */
  purge(): Promise<void>;
  /** When all that was recorded so far is written. */
  settled(): Promise<void>;
  /** Writes what was only counted, and waits until everything is written. */
  close(): Promise<void>;
}

/** Rows that wait for the database; what is more has its line alone. */
const waitingAtMost = 1000;
/** PostgreSQL's name for a row whose account is gone: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const foreignKeyViolation = '23503';

export function createSecurityEvents({ db, log, clock }: SecurityEventsDeps): SecurityEvents {
  // Whatever the server's own level is: a quiet log must not hide who came in.
  const lines = log.child({ log: 'security' }, log.level === 'silent' ? {} : { level: 'info' });
  const rate = createEventRate(clock);
  let waiting = 0;
  let written = Promise.resolve();

  const writeLine = (
    event: SecurityEvent,
    source: EventSource | undefined,
    { at, times }: { readonly at: Date; readonly times: number },
    account?: string,
  ): void => {
    const { who, ...said } = event;
    const line = {
      ...said,
      by: event.by ?? 'founder',
      ...(who && 'uid' in who && { uid: who.uid }),
      ...(who && 'accountId' in who && { account: who.accountId }),
      ...(account !== undefined && { account }),
      ...(source && { address: source.address, device: source.device }),
      ...(source?.requestId && { reqId: source.requestId }),
      ...(times > 1 && { times }),
      at: at.toISOString(),
    };
    if (event.outcome === 'success') lines.info(line, 'security event');
    else lines.warn(line, 'security event');
  };

  const keep = async (
    event: SecurityEvent,
    who: Subject,
    source: EventSource | undefined,
    when: { readonly at: Date; readonly times: number },
  ): Promise<void> => {
    const byAddress = 'email' in who;
    let owner: Awaited<ReturnType<typeof findOwner>>;
    try {
      owner = await findOwner(db, who);
    } finally {
      // Only now it is known whose it is; also where the database does not say.
      if (byAddress) writeLine(event, source, when, owner?.accountId);
    }
    if (owner && isShown(event)) await keepEvent(db, owner, event, source, when);
  };

  const emit = (event: SecurityEvent, source: EventSource | undefined, times: number): void => {
    const { who } = event;
    const when = { at: clock(), times };
    const isFull = waiting >= waitingAtMost;
    const byAddress = who !== undefined && 'email' in who;
    if (!byAddress || isFull) writeLine(event, source, when);
    if (!who || isFull || !(byAddress || isShown(event))) return;
    waiting += 1;
    written = written
      .then(() => keep(event, who, source, when))
      .catch((err) => {
        if (err?.code !== foreignKeyViolation) log.error({ err }, 'a security event could not be kept');
      })
      .finally(() => {
        waiting -= 1;
      });
  };

  const writeCounted = (): void => {
    for (const { event, source, times } of rate.takeCounted()) emit(event, source, times);
  };
  const counting = setInterval(writeCounted, rateWindowMs).unref();

  return {
    record(event, source = currentSource()) {
      if (rate.admits(event, source)) emit(event, source, 1);
    },
    recent: (owner, page) => readActivity(db, owner, page),
    purge: () => forgetOld(db, clock()),
    settled: () => written,
    close() {
      clearInterval(counting);
      writeCounted();
      return written;
    },
  };
}

const isShown = ({ event }: SecurityEvent): boolean => 'isShown' in securityEvents[event];
