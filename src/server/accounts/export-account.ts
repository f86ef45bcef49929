import type { NotificationChoices } from '#domain/account/notification-choices.ts';
import type { SessionRecord } from '#domain/account/session-record.ts';
import type { User } from '#domain/user/user.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { OnboardingAnswers } from './onboarding-answers.ts';

/** Everything about a founder but their log. */
export interface AccountRecord {
  readonly exportedAt: string;
  readonly account: User;
  readonly onboardingAnswers: OnboardingAnswers | null;
  readonly notifications: NotificationChoices;
  readonly sessions: readonly SessionRecord[];
  /** Ids, in the order of reading. */
  readonly readArticles: readonly string[];
}

const pageSize = 500;

/**
 * One JSON object, in pieces: the record's fields, then `events` in commit order, then the `position` of the last. Reads
 * the log page by page as the receiver takes it, so that a long one costs no memory.
 */
export async function* exportAccount(
  record: AccountRecord,
  eventStore: Pick<EventStore, 'readEvents'>,
  workspaceId: string,
): AsyncGenerator<string> {
  yield `${JSON.stringify(record).slice(0, -1)},"events":[`;
  let position = 0;
  for (;;) {
    const page = await eventStore.readEvents(workspaceId, position, pageSize);
    if (page.events.length === 0) break;
    const text = page.events.map((event) => JSON.stringify(event)).join(',\n');
    yield position === 0 ? `\n${text}` : `,\n${text}`;
    position = page.position;
  }
  yield `\n],"position":${position}}\n`;
}
