import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Intake, intakeIdOf } from '#domain/intake/intake.ts';
import { type AnsweredPage, peopleRows } from '#domain/intake/people-rows.ts';
import { projectOfIntake } from '#domain/intake/project-of-intake.ts';
import { type Page, pageStreamOf } from '#domain/page/page.ts';
import { projectStreamOf } from '#domain/project/project.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { surveyStreamOf } from '#domain/survey/survey-kind.ts';
import { answeredPage } from '#drawing/survey/answered-page.ts';
import type { Database } from '../db/database.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { ApiError } from '../http/api-error.ts';
import { requireMember, requireMembershipNow } from '../http/require-member.ts';
import type { Attempts } from '../limits/attempts.ts';
import { takeOrRefuse } from '../limits/take-or-refuse.ts';

export interface PeopleDeps {
  readonly db: Database;
  readonly eventStore: Pick<EventStore, 'snapshot'>;
  readonly attempts: Attempts;
}

/** Limit for one account: each file reads all that strangers have sent. */
const filesAtMost = { most: 30, windowMs: 60_000 };

/** `GET /api/v1/projects/{projectId}/people.csv`: who has left an address on the pages of a project. */
export const peopleRoutes: FastifyPluginAsyncZod<PeopleDeps> = async (app, { db, eventStore, attempts }) => {
  /**
   * Reads the people of the project's pages and surveys. Reads others of the workspace too, since only their states say
   * whose they are.
   */
  const pagesOf = async (workspaceId: string, projectId: string): Promise<readonly AnsweredPage[]> => {
    const streams = await db
      .selectFrom('events')
      .select('stream')
      .distinct()
      .where('workspace_id', '=', workspaceId)
      .where('stream', 'like', 'intake-%')
      .execute();
    const pages: AnsweredPage[] = [];
    for (const { stream } of streams) {
      const id = intakeIdOf(stream);
      const page = (await eventStore.snapshot(workspaceId, pageStreamOf(id)))?.state as Page | undefined;
      const asked = page ? undefined : await eventStore.snapshot(workspaceId, surveyStreamOf(id));
      const survey = asked?.state as Survey | undefined;
      const artefact = page ?? survey;
      const intake = (await eventStore.snapshot(workspaceId, stream))?.state as Intake | undefined;
      if (intake && projectOfIntake(intake, artefact) === projectId)
        pages.push(answeredPage({ intake, title: artefact?.title ?? '' }, page, survey));
    }
    return pages;
  };
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get(
    '/api/v1/projects/:projectId/people.csv',
    {
      onRequest: requireMember('edit'),
      schema: {
        summary: 'Who has left an address on the pages of a project, as a table',
        security: [{ session: [] }],
        params: z.object({ projectId: z.string().max(64) }),
      },
    },
    async ({ principal, params: { projectId } }, reply) => {
      const { workspaceId, accountId } = principal;
      await takeOrRefuse(attempts, [{ key: `people ${accountId}`, ...filesAtMost }]);
      if (!(await eventStore.snapshot(workspaceId, projectStreamOf(projectId))))
        throw new ApiError(404, 'not-found', 'There’s no such project.');
      const pages = await pagesOf(workspaceId, projectId);
      await requireMembershipNow(app.memberships, principal, 'edit');
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="people.csv"')
        .send(csvOf(peopleRows(pages)));
    },
  );
};

/** Writes CSV (RFC 4180), every cell quoted, with a byte order mark that tells spreadsheets that it is UTF-8. */
const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`).join('')}`;
