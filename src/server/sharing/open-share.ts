import { setTimeout as wait } from 'node:timers/promises';
import type { NotNull } from 'kysely';
import type { Canvas, Share } from '#domain/canvas/canvas.ts';
import { canvasStreamOf } from '#domain/canvas/canvas.ts';
import type { Idea } from '#domain/idea/idea.ts';
import { ideaStreamOf } from '#domain/idea/idea.ts';
import { type Project, projectStreamOf } from '#domain/project/project.ts';
import { scopeOf } from '#domain/sharing/share-scope.ts';
import type { SharedNode } from '#domain/sharing/shared-node.ts';
import { type SharedPart, sharedPart } from '#domain/sharing/shared-part.ts';
import type { AssetStore } from '../assets/asset-store.ts';
import type { AssetUrls } from '../assets/asset-urls.ts';
import type { Database } from '../db/database.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { Clock } from '../http/clock.ts';
import { grantHash } from './grant-hash.ts';

export interface ShareDeps {
  readonly db: Database;
  readonly eventStore: Pick<EventStore, 'snapshot'>;
  readonly assets: Pick<AssetStore, 'find'>;
  readonly assetUrls: Pick<AssetUrls, 'sign'>;
  readonly clock: Clock;
}

export interface OpenedShare extends Pick<SharedNode, 'node' | 'project'> {
  readonly workspaceId: string;
  /** While it stays the same the same is shown, but for the title. */
  readonly canvasVersion: number;
}

/** Opens a link as it is now; undefined if it opens nothing, for whatever reason. */
export type OpenShare = (projectId: string, grant: string) => Promise<OpenedShare | undefined>;

/** Longer than a look-up takes, so that nothing can be learned from how long it was. */
const nothingMs = 60;

/** Opens links. Whether one has expired is judged by the server's clock. */
export function createOpenShare({ db, eventStore, assets, assetUrls, clock }: ShareDeps): OpenShare {
  const stateOf = async <State>(workspaceId: string, stream: string): Promise<State | undefined> =>
    (await eventStore.snapshot(workspaceId, stream))?.state as State | undefined;

  const look: OpenShare = async (projectId, grant) => {
    const share = await db
      .selectFrom('shares')
      .select(['workspace_id', 'stream'])
      .where('grant_hash', '=', grantHash(grant))
      .where('revoked', '=', false)
      .where('workspace_id', 'is not', null)
      .where((each) => each.or([each('expires_at', 'is', null), each('expires_at', '>', clock())]))
      .$narrowType<{ workspace_id: NotNull; stream: NotNull }>()
      .executeTakeFirst();
    if (!share) return undefined;
    const { workspace_id: workspaceId, stream } = share;
    const project = await stateOf<Project>(workspaceId, projectStreamOf(projectId));
    if (!project || project.archived || project.removed || canvasStreamOf(project.canvasId) !== stream)
      return undefined;
    const found = await eventStore.snapshot(workspaceId, stream);
    const canvas = found?.state as Canvas | undefined;
    const link = canvas && openLink(canvas, grant);
    const part = link && sharedPart(canvas, scopeOf(link));
    if (!found || !part) return undefined;
    const idea = await stateOf<Idea>(workspaceId, ideaStreamOf(project.ideaId));
    return {
      workspaceId,
      canvasVersion: found.version,
      node: { id: link.node, ...part, assets: await urlsOf(workspaceId, part) },
      project: { title: project.title || (idea?.title ?? '') },
    };
  };

  return async (projectId, grant) => {
    const patience = wait(nothingMs);
    const opened = await look(projectId, grant);
    if (!opened) await patience;
    return opened;
  };

  async function urlsOf(workspaceId: string, { nodes }: SharedPart): Promise<SharedNode['node']['assets']> {
    const ids = nodes.flatMap(({ asset }) => (asset === null ? [] : [asset]));
    const found = await assets.find(workspaceId, [...new Set(ids)]);
    return Object.fromEntries(
      found.map(({ id, type, width, height }) => [id, { type, width, height, ...assetUrls.sign(id) }]),
    );
  }
}

/**
 * Finds the link in the canvas itself, whose facts decide: the row is only the way to it. Undefined if it was revoked.
 */
function openLink({ shares }: Canvas, grant: string): Share | undefined {
  const share = Object.hasOwn(shares, grant) ? shares[grant] : undefined;
  return share?.revoked ? undefined : share;
}
