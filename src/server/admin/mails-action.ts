import type { AdminAction } from './admin-action.ts';

const shownAtMost = 200;

/** `mails`: what waits to be sent, without whom it is to; what was tried and failed comes first. */
export const mailsAction: AdminAction = async ({ db, now }, words) => {
  if (words.length > 0) return undefined;
  const rows = await db
    .selectFrom('outbox')
    .select(['kind', 'subject', 'due_at', 'attempts'])
    .orderBy('attempts', 'desc')
    .orderBy('due_at')
    .limit(shownAtMost)
    .execute();
  const data = rows.map(({ kind, subject, due_at: dueAt, attempts }) => ({
    // The subject of a mail to somebody who is no founder says who they are.
    kind: kind === 'notice' ? `${kind}: ${subject}` : kind,
    dueAt: dueAt.toISOString(),
    failures: attempts,
    status: attempts > 0 ? 'failed, tried again' : dueAt > now ? 'later' : 'waiting',
  }));
  const lines = data.map(
    ({ kind, dueAt, failures, status }) =>
      `${dueAt.slice(0, 16).replace('T', ' ')}  ${status.padEnd(19)}  ${failures} failures  ${kind}`,
  );
  return { text: lines.length === 0 ? 'No mail waits.' : lines.join('\n'), data };
};
