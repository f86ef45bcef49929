import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { activityRecordSchema } from '#domain/account/activity-record.ts';
import { notificationChoicesSchema } from '#domain/account/notification-choices.ts';
import { pictureType } from '#domain/account/picture.ts';
import { sessionRecordSchema } from '#domain/account/session-record.ts';
import { assetTypes } from '#domain/assets/asset.ts';
import { recordedEventSchema } from '#domain/log/recorded-event.ts';
import { noticeSchema } from '#domain/notice/notice.ts';
import { fileKinds } from '#domain/survey/answer-file.ts';
import { readsPersonal } from '#domain/team/role.ts';
import { userSchema } from '#domain/user/user.ts';
import { createCommentReads } from '../comments/comment-reads.ts';
import type { Database } from '../db/database.ts';
import { pageBytes } from '../event-store/event-store.ts';
import { ownFeedbackSchema, readOwnFeedback } from '../feedback/export-feedback.ts';
import { ApiError } from '../http/api-error.ts';
import { type ByteBudget, createByteBudget } from '../http/byte-budget.ts';
import type { Clock } from '../http/clock.ts';
import { enterWorkspace, requireMembershipNow } from '../http/require-member.ts';
import { requirePrincipal } from '../http/require-principal.ts';
import { takeForAnswer } from '../http/take-for-answer.ts';
import type { Attempts } from '../limits/attempts.ts';
import { takeOrRefuse } from '../limits/take-or-refuse.ts';
import { createReadArticles } from '../news/read-articles.ts';
import { createReadNotices } from '../notices/read-notices.ts';
import { createTitleOfProject } from '../notices/title-of-project.ts';
import type { SecurityEvents } from '../security/security-events.ts';
import { eachSurveyFile } from '../survey/survey-files.ts';
import { createAccountPictures } from './account-pictures.ts';
import type { Accounts } from './accounts.ts';
import { type ExportedParts, exportAccount } from './export-account.ts';
import { onboardingAnswersSchema } from './onboarding-answers.ts';
import { readSecondFactors, secondFactorsSchema } from './read-second-factors.ts';
import type { Sessions } from './sessions.ts';

export interface ExportDeps extends ExportedParts {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly securityEvents: SecurityEvents;
  readonly db: Database;
  readonly clock: Clock;
  /** Budget for answers under way; by default the export has its own. */
  readonly budget?: ByteBudget;
  readonly attempts: Attempts;
}

/** Budget for a page of events with its text. */
const pieceBytes = 2 * pageBytes;

/** Limit for one account: each export reads the whole log. */
const exportsAtMost = { most: 10, windowMs: 60_000 };

const accountExport = z.object({
  exportedAt: z.iso.datetime(),
  account: userSchema,
  picture: z.nullable(
    z.object({ type: z.literal(pictureType), side: z.int(), createdAt: z.iso.datetime(), body: z.base64() }),
  ),
  onboardingAnswers: z.nullable(onboardingAnswersSchema),
  notifications: notificationChoicesSchema,
  currentProjectId: z.nullable(z.uuid()),
  secondFactors: secondFactorsSchema,
  sessions: z.array(sessionRecordSchema),
  activity: z.array(activityRecordSchema),
  readArticles: z.array(z.string()),
  seenComments: z.record(z.string(), z.string()),
  feedback: ownFeedbackSchema,
  notices: z.array(noticeSchema),
  assets: z.array(
    z.object({
      id: z.string(),
      type: z.enum(assetTypes),
      width: z.int(),
      height: z.int(),
      bytes: z.int(),
      createdAt: z.iso.datetime(),
      body: z.base64(),
    }),
  ),
  files: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(fileKinds),
      bytes: z.int(),
      surveyId: z.string(),
      responseId: z.string(),
      questionId: z.string(),
      createdAt: z.iso.datetime(),
      body: z.base64(),
    }),
  ),
  events: z.array(recordedEventSchema),
  position: z.int(),
});

const notYours = 'This workspace belongs to others now. Ask an owner for its data.';

/** A founder's copy of everything, as one file. */
export const exportRoutes: FastifyPluginAsyncZod<ExportDeps> = async (app, deps) => {
  const { accounts, sessions, securityEvents, db, clock, attempts, budget = createByteBudget() } = deps;
  const readArticles = createReadArticles(db, clock);
  const commentReads = createCommentReads(db, clock);
  const pictures = createAccountPictures(db, clock);
  const whole = { ...deps, files: (workspaceId: string) => eachSurveyFile(db, workspaceId) };
  const notices = createReadNotices(db, clock, createTitleOfProject(deps.eventStore));
  app.get(
    '/api/user/me/export',
    {
      onRequest: requirePrincipal,
      schema: {
        summary: 'Everything that is kept of the founder, as one file',
        security: [{ session: [] }],
        response: { 200: accountExport },
      },
    },
    async ({ principal }, reply) => {
      await takeOrRefuse(attempts, [{ key: `exports ${principal.accountId}`, ...exportsAtMost }]);
      // Theirs it is no longer if they have handed it over and left.
      const { workspaceId, membership } = await enterWorkspace(app.memberships, principal, undefined);
      if (!readsPersonal(membership.role)) throw new ApiError(403, 'role-insufficient', notYours);
      await takeForAnswer(budget, workspaceId, pieceBytes, reply);
      const exportedAt = clock().toISOString();
      const picture = await pictures.read(principal.accountId);
      const record = {
        exportedAt,
        account: await accounts.readUser(principal.accountId),
        picture: picture && {
          type: picture.type,
          side: picture.side,
          createdAt: picture.createdAt.toISOString(),
          body: picture.body.toString('base64'),
        },
        onboardingAnswers: await accounts.readOnboardingAnswers(principal.accountId),
        notifications: await accounts.readNotifications(principal.accountId),
        currentProjectId: await accounts.readCurrentProject(principal.accountId),
        secondFactors: await readSecondFactors(db, principal.accountId),
        sessions: await sessions.list(principal),
        activity: (await securityEvents.recent(principal)).events,
        readArticles: await readArticles.of(principal),
        seenComments: await commentReads.of(principal),
        feedback: await readOwnFeedback(db, deps.eventStore, principal.accountId),
        notices: await notices.all({ workspaceId, accountId: principal.accountId }),
      };
      // Roles can change while all of it is read.
      const requireRole = () => requireMembershipNow(app.memberships, { ...principal, workspaceId }, 'edit');
      await requireRole();
      const { accountId, sessionId } = principal;
      securityEvents.record({ event: 'data-exported', outcome: 'success', who: { accountId }, sessionId });
      reply.type('application/json; charset=utf-8');
      reply.header('content-disposition', `attachment; filename="groundwork-${exportedAt.slice(0, 10)}.json"`);
      return reply.send(Readable.from(exportAccount(record, whole, { workspaceId, requireRole })) as never);
    },
  );
};
