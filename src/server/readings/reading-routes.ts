import { createHash, randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { z } from 'zod';
import { type Experiment, experimentStreamOf } from '#domain/experiment/experiment.ts';
import { type Idea, ideaLimits, ideaStreamOf } from '#domain/idea/idea.ts';
import type { Interview } from '#domain/interview/interview.ts';
import { interviewNow } from '#domain/interview/interview-now.ts';
import { type Ledger, ledgerStreamOf } from '#domain/ledger/ledger.ts';
import type { Page } from '#domain/page/page.ts';
import { type Project, projectStreamOf } from '#domain/project/project.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { teamStreamOf } from '#domain/team/team-kind.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { streamsOfKinds } from '../event-store/streams-of-kinds.ts';
import { ApiError } from '../http/api-error.ts';
import type { Clock } from '../http/clock.ts';
import { requireMember } from '../http/require-member.ts';
import { alsoForTokens } from '../http/require-principal.ts';
import { seesPeople } from '../log/hide-personal.ts';
import type { LimitWriting } from '../log/limit-writing.ts';
import { idsOfKey } from './idea-of-key.ts';
import * as schemas from './reading-schemas.ts';
import { ledgerParts, readArtefact, readExperiment, readIdea, readInterview } from './readings.ts';

export interface ReadingDeps {
  readonly pool: Pool;
  readonly eventStore: Pick<EventStore, 'snapshot' | 'execute'>;
  readonly clock: Clock;
  readonly limitWriting: LimitWriting | undefined;
}

const id = z
  .string()
  .max(64)
  .regex(/^[\w-]+$/, 'must be an id');
const querystring = z.object({
  after: id.optional().describe('`next` of the page before'),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
type Wanted = z.infer<typeof querystring>;

const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next: z.string().nullable().describe('Null after the last one') });

const noIdea = () => new ApiError(404, 'not-found', 'There’s no such idea.');
const noProject = () => new ApiError(404, 'not-found', 'There’s no such project.');
const noPlace = () => new ApiError(400, 'invalid-request', '`after` must be from a page.');

/** The items after a place, as far as the page goes. They are read one by one, and no more than are shown. */
async function takePage<Item extends { readonly id: string }>(
  ids: readonly string[],
  { after, limit }: Wanted,
  read: (id: string) => Promise<Item | undefined> | Item | undefined,
) {
  const place = after === undefined ? -1 : ids.indexOf(after);
  if (after !== undefined && place === -1) throw noPlace();
  const items: Item[] = [];
  for (const each of ids.slice(place + 1)) {
    const item = await read(each);
    if (!item) continue;
    if (items.length === limit) return { items, next: items.at(-1)?.id ?? null };
    items.push(item);
  }
  return { items, next: null };
}

/** Answers 304 to whoever has the very same already. */
function unlessKnown<Body extends object>(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Body,
): Body | FastifyReply {
  const tag = `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url')}"`;
  reply.header('etag', tag);
  const known = request.headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? [];
  return known.includes(tag) || known.includes('*') ? reply.code(304).send() : body;
}

/** Readings of the work for programs that do not fold facts, and one way in for a new idea. */
export const readingRoutes: FastifyPluginAsyncZod<ReadingDeps> = async (
  app,
  { pool, eventStore, clock, limitWriting },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const stateOf = async <State>(workspaceId: string, stream: string): Promise<State | undefined> =>
    (await eventStore.snapshot(workspaceId, stream))?.state as State | undefined;
  const idsOf = async (workspaceId: string, kind: string): Promise<string[]> =>
    (await streamsOfKinds(pool, workspaceId, new Set([kind]))).map((stream) => stream.slice(kind.length + 1));
  /** Ids of projects by those of their ideas. */
  const projectsOf = async (workspaceId: string): Promise<ReadonlyMap<string, string>> => {
    const found = new Map<string, string>();
    for (const each of await idsOf(workspaceId, 'project')) {
      const project = await stateOf<Project>(workspaceId, projectStreamOf(each));
      if (project && !project.removed) found.set(project.ideaId, each);
    }
    return found;
  };
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
      const { workspaceId } = request.principal;
      const projects = await projectsOf(workspaceId);
      const page = await takePage(await idsOf(workspaceId, 'idea'), request.query, async (each) => {
        const idea = await stateOf<Idea>(workspaceId, ideaStreamOf(each));
        return idea && readIdea(idea, projects.get(each) ?? null);
      });
      return unlessKnown(request, reply, page);
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
      const { workspaceId } = request.principal;
      const { ideaId } = request.params;
      const idea = await stateOf<Idea>(workspaceId, ideaStreamOf(ideaId));
      if (!idea) throw noIdea();
      return unlessKnown(request, reply, readIdea(idea, (await projectsOf(workspaceId)).get(ideaId) ?? null));
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
  const requireProject = async (workspaceId: string, projectId: string): Promise<void> => {
    const project = await stateOf<Project>(workspaceId, projectStreamOf(projectId));
    if (!project || project.removed) throw noProject();
  };

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
        const { workspaceId } = request.principal;
        const { projectId } = request.params;
        await requireProject(workspaceId, projectId);
        const ledger = await stateOf<Ledger>(workspaceId, ledgerStreamOf(projectId));
        const all = new Map<string, { readonly id: string }>(
          (ledger ? ledgerParts[part](ledger) : []).map((each) => [each.id, each]),
        );
        return unlessKnown(request, reply, await takePage([...all.keys()], request.query, (each) => all.get(each)));
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
  /** The state of a stream as it belongs to its project today: a pivot may have taken along the test of an interview. */
  const stateNow = async (workspaceId: string, stream: string) => {
    const state = await stateOf<{ readonly projectId: string; readonly removed?: boolean }>(workspaceId, stream);
    if (!state || !stream.startsWith('interview-')) return state;
    const interview = state as Interview;
    const { experimentId } = interview;
    const experiment =
      experimentId === null ? undefined : await stateOf<Experiment>(workspaceId, experimentStreamOf(experimentId));
    return interviewNow(interview, experiment);
  };
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
        const { workspaceId, membership } = request.principal;
        const { projectId } = request.params;
        await requireProject(workspaceId, projectId);
        const page = await takePage(await idsOf(workspaceId, kind), request.query, async (each) => {
          const state = await stateNow(workspaceId, `${kind}-${each}`);
          return state && state.projectId === projectId && !state.removed
            ? read(state, seesPeople(membership))
            : undefined;
        });
        return unlessKnown(request, reply, page);
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
