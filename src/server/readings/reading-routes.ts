import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { Experiment } from '#domain/experiment/experiment.ts';
import { type Idea, ideaLimits, ideaStreamOf } from '#domain/idea/idea.ts';
import type { Interview } from '#domain/interview/interview.ts';
import { type Ledger, ledgerStreamOf } from '#domain/ledger/ledger.ts';
import type { Page } from '#domain/page/page.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { teamStreamOf } from '#domain/team/team-kind.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { ApiError } from '../http/api-error.ts';
import type { Clock } from '../http/clock.ts';
import { requireMember } from '../http/require-member.ts';
import { alsoForTokens } from '../http/require-principal.ts';
import { seesPeople } from '../log/hide-personal.ts';
import type { LimitWriting } from '../log/limit-writing.ts';
import { artefactReadingRoutes } from './artefact-reading-routes.ts';
import { idsOfKey } from './idea-of-key.ts';
import { answerMember, id, pageOf, querystring } from './reading-page.ts';
import * as schemas from './reading-schemas.ts';
import { ledgerParts, readArtefact, readExperiment, readIdea, readInterview } from './readings.ts';
import { takePage } from './take-page.ts';
import { createWorkspaceReader } from './workspace-reader.ts';

export interface ReadingDeps {
  readonly pool: Pool;
  readonly eventStore: Pick<EventStore, 'snapshot' | 'execute'>;
  readonly clock: Clock;
  readonly limitWriting: LimitWriting | undefined;
}

const noIdea = () => new ApiError(404, 'not-found', 'There’s no such idea.');

/** Readings of the work for programs that do not fold facts, and one way in for a new idea. */
export const readingRoutes: FastifyPluginAsyncZod<ReadingDeps> = async (
  app,
  { pool, eventStore, clock, limitWriting },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const readerOf = (workspaceId: string) => createWorkspaceReader({ pool, eventStore }, workspaceId);
  await app.register(artefactReadingRoutes, { pool, eventStore });
  const reading = { onRequest: requireMember('read') };
  const security = alsoForTokens;

  app.get(
    '/api/v1/ideas',
    {
      ...reading,
      schema: {
        summary: 'Ideas, the oldest first',
        security,
        querystring,
        response: { 200: pageOf(schemas.ideaReading) },
      },
    },
    async (request, reply) => {
      const reader = readerOf(request.principal.workspaceId);
      const projects = await reader.projectsByIdea();
      const page = await takePage(await reader.idsOf('idea'), request.query, async (each) => {
        const idea = await reader.stateOf<Idea>(ideaStreamOf(each));
        return idea && readIdea(idea, projects.get(each) ?? null);
      });
      return answerMember(request, reply, () => page);
    },
  );

  app.get(
    '/api/v1/ideas/:ideaId',
    {
      ...reading,
      schema: {
        summary: 'One idea',
        security,
        params: z.object({ ideaId: id }),
        response: { 200: schemas.ideaReading },
      },
    },
    async (request, reply) => {
      const reader = readerOf(request.principal.workspaceId);
      const { ideaId } = request.params;
      const idea = await reader.stateOf<Idea>(ideaStreamOf(ideaId));
      if (!idea) throw noIdea();
      const projects = await reader.projectsByIdea();
      return answerMember(request, reply, () => readIdea(idea, projects.get(ideaId) ?? null));
    },
  );

  app.post(
    '/api/v1/ideas',
    {
      onRequest: requireMember('edit'),
      schema: {
        summary: 'Captures an idea',
        description: 'With the same `Idempotency-Key` and body again the answer is the same, and there is one idea.',
        security,
        headers: z.object({ 'idempotency-key': z.string().min(1).max(200).optional() }),
        body: z.strictObject({ title: z.string().trim().min(1).max(ideaLimits.title) }),
        response: { 201: z.object({ id: z.string() }) },
      },
    },
    async ({ principal, headers, body: { title }, bodyBytes = 0 }, reply) => {
      const { workspaceId, accountId, sessionId, membership, via } = principal;
      await limitWriting?.take(workspaceId, 1, bodyBytes);
      const { commandId, ideaId } = idsOfKey(workspaceId, accountId, headers['idempotency-key'] ?? randomUUID());
      const actor = {
        ...{ workspaceId, by: { kind: 'founder', id: accountId } as const, device: sessionId, via: via?.tokenName },
        ...(membership?.isTeam && { alsoReads: [teamStreamOf(workspaceId)] }),
      };
      const stream = ideaStreamOf(ideaId);
      const command = { id: commandId, type: 'CaptureIdea', stream, data: { title }, at: clock().toISOString() };
      const [result] = await eventStore.execute(actor, [command]);
      if (result?.status !== 'accepted') {
        const reason = result?.reason ?? 'invalid-data';
        throw new ApiError(reason === 'invalid-data' ? 400 : 409, reason, 'This idea can’t be captured.');
      }
      // The answer to the first call with this key is the one that is kept: it says what was sent then.
      if (result.events[0]?.data['title'] !== title)
        throw new ApiError(409, 'key-reused', 'This key was used for another idea. Take a new one.');
      return reply.code(201).send({ id: ideaId });
    },
  );

  const params = z.object({ projectId: id });
  const ledgerSchemas = {
    assumptions: schemas.assumptionReading,
    evidence: schemas.evidenceReading,
    decisions: schemas.decisionReading,
  } as const;
  for (const part of ['assumptions', 'evidence', 'decisions'] as const) {
    const item: z.ZodType<{ readonly id: string }> = ledgerSchemas[part];
    app.get(
      `/api/v1/projects/:projectId/${part}`,
      {
        ...reading,
        schema: {
          summary: `${titles[part]} of a project`,
          security,
          params,
          querystring,
          response: { 200: pageOf(item) },
        },
      },
      async (request, reply) => {
        const reader = readerOf(request.principal.workspaceId);
        const { projectId } = request.params;
        const [ledger] = await Promise.all([
          reader.stateOf<Ledger>(ledgerStreamOf(projectId)),
          reader.requireProject(projectId),
        ]);
        const all = new Map<string, { readonly id: string }>(
          (ledger ? ledgerParts[part](ledger) : []).map((each) => [each.id, each]),
        );
        const page = await takePage([...all.keys()], request.query, (each) => all.get(each));
        return answerMember(request, reply, () => page);
      },
    );
  }

  const streamReadings = {
    experiments: {
      item: schemas.experimentReading,
      kind: 'experiment',
      read: (state: unknown) => readExperiment(state as Experiment),
    },
    interviews: {
      item: schemas.interviewReading,
      kind: 'interview',
      read: (state: unknown, sees: boolean) => readInterview(state as Interview, sees),
    },
    pages: { item: schemas.artefactReading, kind: 'page', read: (state: unknown) => readArtefact(state as Page) },
    surveys: { item: schemas.artefactReading, kind: 'survey', read: (state: unknown) => readArtefact(state as Survey) },
  } as const;
  for (const [name, { item, kind, read }] of Object.entries(streamReadings)) {
    const known: z.ZodType<{ readonly id: string }> = item;
    app.get(
      `/api/v1/projects/:projectId/${name}`,
      {
        ...reading,
        schema: {
          summary: `${titles[name as keyof typeof titles]} of a project`,
          ...{ security, params, querystring, response: { 200: pageOf(known) } },
        },
      },
      async (request, reply) => {
        const { projectId } = request.params;
        const reader = readerOf(request.principal.workspaceId);
        await reader.requireProject(projectId);
        const { items, next } = await takePage(await reader.idsOf(kind), request.query, (each) =>
          reader.stateIn<{ readonly id: string; readonly projectId: string }>(projectId, `${kind}-${each}`),
        );
        return answerMember(request, reply, (membership) => ({
          items: items.map((state) => read(state, seesPeople(membership))),
          next,
        }));
      },
    );
  }
};

const titles = {
  assumptions: 'Assumptions',
  evidence: 'Evidence',
  decisions: 'Decisions',
  experiments: 'Experiments',
  interviews: 'Interviews',
  pages: 'Pages',
  surveys: 'Surveys',
} as const;
