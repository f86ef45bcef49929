import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { needsMigration } from '../db/needs-migration.ts';
import { createSecurityEvents } from '../security/security-events.ts';
import type { Settings } from '../settings.ts';
import { AdminRefused } from './admin-action.ts';
import type { AdminWork } from './read-work.ts';

interface On {
  readonly db: Database;
  readonly settings: Settings;
  /** Where security events are written. */
  readonly log: Pick<FastifyBaseLogger, 'child' | 'level' | 'error'>;
}

/**
 * Does what an operator asks for on this database. Resolves to what is printed, or to undefined if it isn’t said like that;
 * rejects with an `AdminRefused`.
 */
export async function carryOut(work: AdminWork, { db, settings, log }: On): Promise<string | undefined> {
  const securityEvents = createSecurityEvents({ db, log, clock: () => new Date() });
  try {
    if (await needsMigration(db)) {
      throw new AdminRefused(
        'The database belongs to another version of Groundwork. Start the server of this version first.',
      );
    }
    const { record } = securityEvents;
    const answer = await work.action({ db, settings, now: new Date(), record }, work.words, work.options);
    return answer && `${work.isJson ? JSON.stringify(answer.data, null, 2) : answer.text}\n`;
  } finally {
    await securityEvents.close();
  }
}
