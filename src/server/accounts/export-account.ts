import type { ActivityRecord } from '#domain/account/activity-record.ts';
import type { NotificationChoices } from '#domain/account/notification-choices.ts';
import type { SessionRecord } from '#domain/account/session-record.ts';
import type { Notice } from '#domain/notice/notice.ts';
import type { User } from '#domain/user/user.ts';
import type { KeptAsset } from '../assets/asset-store.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { OwnFeedback } from '../feedback/export-feedback.ts';
import type { ExportedFile } from '../survey/survey-files.ts';
import type { OnboardingAnswers } from './onboarding-answers.ts';
import type { SecondFactorsRecord } from './read-second-factors.ts';

/** Everything about a founder but their log. */
export interface AccountRecord {
  readonly exportedAt: string;
  readonly account: User;
  /** With its body in base64; null without one. */
  readonly picture: PictureRecord | null;
  readonly onboardingAnswers: OnboardingAnswers | null;
  readonly notifications: NotificationChoices;
  /** The project that the founder chose last; null until one was chosen. */
  readonly currentProjectId: string | null;
  /** Without anything secret. */
  readonly secondFactors: SecondFactorsRecord;
  readonly sessions: readonly SessionRecord[];
  /** The newest first. */
  readonly activity: readonly ActivityRecord[];
  /** Ids, in the order of reading. */
  readonly readArticles: readonly string[];
  /** Ids of the comments that were seen last, by thread. */
  readonly seenComments: Readonly<Record<string, string>>;
  readonly feedback: OwnFeedback;
  /** The newest first. */
  readonly notices: readonly Notice[];
}

export interface PictureRecord {
  readonly type: string;
  readonly side: number;
  readonly createdAt: string;
  readonly body: string;
}

const pageSize = 500;

export interface ExportedParts {
  readonly eventStore: Pick<EventStore, 'readEvents' | 'snapshot'>;
  readonly assets: { each(workspaceId: string): AsyncIterable<KeptAsset> };
}

export interface ExportedWhole extends ExportedParts {
  /** Files that strangers have sent to the workspace. */
  readonly files: (workspaceId: string) => AsyncIterable<ExportedFile>;
}

/** A workspace, for somebody who may read all of it. */
interface Exported {
  readonly workspaceId: string;
  /** Throws once they may not any more, which cuts the file off. */
  requireRole(): Promise<unknown>;
}

/**
 * One JSON object, in pieces: the record's fields, then `assets` and `files` with their bodies in base64, then `events` in commit
 * order, then the `position` of the last. Reads images slice by slice and events page by page as the receiver takes them,
 * so that much costs no memory.
 */
export async function* exportAccount(
  record: AccountRecord,
  { eventStore, assets, files }: ExportedWhole,
  { workspaceId, requireRole }: Exported,
): AsyncGenerator<string> {
  yield `${JSON.stringify(record).slice(0, -1)},"assets":[`;
  yield* bodiesOf(assets.each(workspaceId), requireRole);
  yield '\n],"files":[';
  yield* bodiesOf(files(workspaceId), requireRole);
  yield '\n],"events":[';
  let position = 0;
  for (;;) {
    const page = await eventStore.readEvents(workspaceId, position, pageSize);
    if (page.events.length === 0) break;
    await requireRole();
    const text = page.events.map((event) => JSON.stringify(event)).join(',\n');
    yield position === 0 ? `\n${text}` : `,\n${text}`;
    position = page.position;
  }
  yield `\n],"position":${position}}\n`;
}

/** Each with its body in base64. */
async function* bodiesOf(
  kept: AsyncIterable<{ readonly slices: AsyncIterable<Buffer> }>,
  requireRole: Exported['requireRole'],
): AsyncGenerator<string> {
  let separator = '\n';
  for await (const { slices, ...rest } of kept) {
    yield `${separator}${JSON.stringify(rest).slice(0, -1)},"body":"`;
    for await (const slice of slices) {
      await requireRole();
      yield slice.toString('base64');
    }
    yield '"}';
    separator = ',\n';
  }
}
