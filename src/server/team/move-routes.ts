import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { z } from 'zod';
import { type Canvas, canvasStreamOf } from '#domain/canvas/canvas.ts';
import type { Experiment } from '#domain/experiment/experiment.ts';
import { type Idea, ideaStreamOf } from '#domain/idea/idea.ts';
import { type Ledger, ledgerStreamOf } from '#domain/ledger/ledger.ts';
import type { CommandEnvelope } from '#domain/log/command-envelope.ts';
import type { JsonObject } from '#domain/log/json.ts';
import type { Origin } from '#domain/log/origin.ts';
import { type MovedIdea, type MoveRefusal, type MoveStep, planMove, whyNotMoved } from '#domain/move/plan-move.ts';
import type { Page } from '#domain/page/page.ts';
import type { Project } from '#domain/project/project.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { isAllowed } from '#domain/team/role.ts';
import { teamStreamOf } from '#domain/team/team-kind.ts';
import type { AssetStore } from '../assets/asset-store.ts';
import type { Database } from '../db/database.ts';
import type { Actor } from '../event-store/actor.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { streamsOfKinds } from '../event-store/streams-of-kinds.ts';
import { ApiError } from '../http/api-error.ts';
import type { Clock } from '../http/clock.ts';
import { derivedUuid } from '../http/derived-uuid.ts';
import { limitedTo } from '../http/limited-to.ts';
import { enterWorkspace, requireMember } from '../http/require-member.ts';
import type { LimitWriting } from '../log/limit-writing.ts';

export interface MoveRouteDeps {
  readonly pool: Pool;
  readonly db: Database;
  readonly eventStore: Pick<EventStore, 'execute' | 'snapshot'>;
  readonly assets: Pick<AssetStore, 'copy'>;
  readonly clock: Clock;
  readonly limitWriting: LimitWriting | undefined;
}

const refusals: Readonly<Record<MoveRefusal, string>> = {
  'idea-archived': 'This idea is archived. Restore it first.',
  'still-running':
    'A test of this idea is running, or a page or survey is on the web. Stop it first, then move the idea.',
  'is-sample': 'The example stays here. Move an idea of your own.',
};
/** Reasons that say that an earlier call has done it, perhaps in other words. */
const isThere: ReadonlySet<string> = new Set(['id-taken', 'idea-exists', 'idea-has-project']);
const fullToday = 'That workspace has reached today’s limit for changes. The idea stays here. Move it tomorrow.';
const batchAtMost = 400;
const movesAtMost = 20;

/**
 * `POST /api/v1/ideas/{ideaId}/move`: writes an idea anew in another workspace of its owner’s, with where each piece of
 * evidence was recorded, and archives it here. All ids derive from what is moved where, so that a call which was cut
 * off is finished by the next one.
 */
export const moveRoutes: FastifyPluginAsyncZod<MoveRouteDeps> = async (app, deps) => {
  const { db, pool, eventStore, assets, clock, limitWriting } = deps;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  const stateOf = async <State>(workspaceId: string, stream: string): Promise<State | undefined> =>
    (await eventStore.snapshot(workspaceId, stream))?.state as State | undefined;
  const statesOf = async <State>(workspaceId: string, kind: string): Promise<State[]> => {
    const streams = await streamsOfKinds(pool, workspaceId, new Set([kind]));
    const states: State[] = [];
    for (const stream of streams) {
      const state = await stateOf<State>(workspaceId, stream);
      if (state) states.push(state);
    }
    return states;
  };

  const readMoved = async (workspaceId: string, ideaId: string): Promise<MovedIdea> => {
    const idea = await stateOf<Idea>(workspaceId, ideaStreamOf(ideaId));
    if (!idea) throw new ApiError(404, 'not-found', 'There’s no such idea.');
    const projects = await statesOf<Project>(workspaceId, 'project');
    const project = projects.find((each) => each.ideaId === ideaId && !each.removed);
    const [experiments, pages, surveys] = project
      ? [
          await statesOf<Experiment>(workspaceId, 'experiment'),
          await statesOf<Page>(workspaceId, 'page'),
          await statesOf<Survey>(workspaceId, 'survey'),
        ]
      : [[], [], []];
    const explored = project && {
      project,
      canvas: await stateOf<Canvas>(workspaceId, canvasStreamOf(project.canvasId)),
      ledger: await stateOf<Ledger>(workspaceId, ledgerStreamOf(project.id)),
    };
    return { idea, explored, experiments, pages, surveys };
  };

  /** The facts of some streams, by their position. */
  const readOrigins = async (workspace: string, streams: readonly string[]) => {
    const rows = await db
      .selectFrom('events')
      .select([sql<number>`position`.as('position'), 'hash', 'stream'])
      .where('workspace_id', '=', workspace)
      .where('stream', 'in', streams)
      .orderBy('position')
      .execute();
    const found = rows.map(({ position, hash, stream }) => ({ stream, workspace, position: Number(position), hash }));
    const byPosition = new Map(found.map(({ stream: _, ...origin }): [number, Origin] => [origin.position, origin]));
    const last = found.findLast(({ stream }) => stream === streams[0]);
    return { last, of: (position: number) => byPosition.get(position) };
  };

  app.post(
    '/api/v1/ideas/:ideaId/move',
    {
      onRequest: requireMember('manage'),
      config: limitedTo(movesAtMost),
      schema: {
        summary: 'Moves an idea with its project into another workspace, as an import that says where it was recorded',
        description:
          'Assumptions, evidence and the canvas go along. Tests, interviews, pages, surveys, reports, comments and decisions stay with the original, which is archived.',
        security: [{ session: [] }],
        params: z.object({ ideaId: z.uuid() }),
        body: z.strictObject({ workspace: z.uuid() }),
        response: { 200: z.object({ ideaId: z.string(), projectId: z.string().nullable() }) },
      },
    },
    async ({ principal, params: { ideaId }, body: { workspace: target } }) => {
      const { workspaceId: source, accountId, sessionId, membership } = principal;
      if (target === source) throw new ApiError(400, 'same-workspace', 'The idea is in this workspace already.');
      const entered = await enterWorkspace(app.memberships, principal, target);
      if (!isAllowed(entered.membership.role, 'edit'))
        throw new ApiError(403, 'role-insufficient', 'Your role in that workspace doesn’t allow that.');
      const moved = await readMoved(source, ideaId);
      const ids = {
        ideaId: derivedUuid('moved-idea', source, ideaId, target),
        projectId: derivedUuid('moved-project', source, ideaId, target),
        canvasId: derivedUuid('moved-canvas', source, ideaId, target),
      };
      const answer = { ideaId: ids.ideaId, projectId: moved.explored ? ids.projectId : null };
      const hasArrived = (await eventStore.snapshot(target, ideaStreamOf(ids.ideaId))) !== undefined;
      // It is archived last: then all is there.
      if (hasArrived && moved.idea.archived) return answer;
      const refusal = whyNotMoved(moved);
      if (refusal) throw new ApiError(409, refusal, refusals[refusal]);
      const { explored } = moved;
      const streams = [ideaStreamOf(ideaId), ...(explored ? [ledgerStreamOf(explored.project.id)] : [])];
      const origins = await readOrigins(source, streams);
      if (!origins.last) throw new ApiError(404, 'not-found', 'There’s no such idea.');
      const { stream: _, ...ideaOrigin } = origins.last;
      const steps = planMove(moved, ids, { ideaOrigin, originOf: origins.of });
      const copied = await assets.copy(source, target, imagesIn(steps));
      const commands = withImages(steps, copied).map(({ by, type, stream, data }) => ({
        by,
        command: {
          id: derivedUuid('move', source, target, stream, type, JSON.stringify(data)),
          ...{ type, stream, data, at: clock().toISOString() },
          changeId: derivedUuid('move', source, ideaId, target),
        } as CommandEnvelope,
      }));
      await limitWriting?.take(target, commands.length, Buffer.byteLength(JSON.stringify(commands)), fullToday);
      const founder: Actor = {
        ...{ workspaceId: target, by: { kind: 'founder', id: accountId }, device: sessionId },
        ...(entered.membership.isTeam && { alsoReads: [teamStreamOf(target)] }),
      };
      const server: Actor = { workspaceId: target, by: { kind: 'system', id: 'move' }, device: 'server' };
      for (const batch of batchesOf(commands)) {
        const results = await eventStore.execute(batch.by === 'founder' ? founder : server, batch.commands);
        const rejected = results.find((result) => result.status === 'rejected' && !isThere.has(result.reason));
        if (rejected?.status === 'rejected')
          throw new ApiError(409, rejected.reason, 'The idea can’t be moved as it is. Nothing here was changed.');
      }
      await eventStore.execute(
        {
          ...{ workspaceId: source, by: { kind: 'founder', id: accountId }, device: sessionId },
          ...(membership?.isTeam && { alsoReads: [teamStreamOf(source)] }),
        },
        [
          {
            id: derivedUuid('moved-away', source, ideaId, target, `${origins.last.position}`),
            ...{ type: 'ArchiveIdea', stream: ideaStreamOf(ideaId), data: {}, at: clock().toISOString() },
          },
        ],
      );
      return answer;
    },
  );
};

interface Addressed {
  readonly by: MoveStep['by'];
  readonly command: CommandEnvelope;
}

/** One after the other in their order, each by one actor. */
function batchesOf(
  commands: readonly Addressed[],
): readonly { readonly by: MoveStep['by']; readonly commands: CommandEnvelope[] }[] {
  const batches: { by: MoveStep['by']; commands: CommandEnvelope[] }[] = [];
  for (const { by, command } of commands) {
    const last = batches.at(-1);
    if (last?.by === by && last.commands.length < batchAtMost) last.commands.push(command);
    else batches.push({ by, commands: [command] });
  }
  return batches;
}

type PlacedNode = JsonObject & { readonly asset?: string | null };
const nodesOf = ({ data }: MoveStep): readonly PlacedNode[] => (data['nodes'] ?? []) as readonly PlacedNode[];

const imagesIn = (steps: readonly MoveStep[]): readonly string[] => [
  ...new Set(steps.flatMap((step) => nodesOf(step).flatMap(({ asset }) => asset ?? []))),
];

/** The same steps with the ids that images have in the other workspace. */
const withImages = (steps: readonly MoveStep[], copied: ReadonlyMap<string, string>): readonly MoveStep[] =>
  steps.map((step) => {
    const nodes = nodesOf(step);
    if (!nodes.some(({ asset }) => asset)) return step;
    const renamed = nodes.map((node) => (node.asset ? { ...node, asset: copied.get(node.asset) ?? null } : node));
    return { ...step, data: { ...step.data, nodes: renamed } };
  });
