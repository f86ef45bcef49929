import { createHmac, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ShownVersion } from '#domain/page/page-content.ts';
import type { Database } from '../db/database.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { createAttemptCounter } from '../http/attempt-counter.ts';
import type { Clock } from '../http/clock.ts';
import { countedAddress } from '../http/counted-address.ts';
import { plainHost } from '../http/plain-host.ts';
import { dropOwnVisits } from './drop-own-visits.ts';
import { sentToAddress } from './pages-sent.ts';
import type { ProjectOf } from './project-of.ts';
import { sourceOfVisit } from './source-of-visit.ts';
import { createTallyVisits } from './tally-visits.ts';
import { createVisitBuffer, type PageOfVisit, pageKey } from './visit-buffer.ts';
import { createVisitSalts, dayMs } from './visit-salts.ts';
import { readToken, type Visit, visitSeal, writeToken } from './visit-token.ts';
import { type Asker, founderHashOf, originOf, visitorOf } from './visitor.ts';
import { type DropReason, type Networks, type VisitRequest, whyDropped } from './why-dropped.ts';

export interface VisitsDeps {
  readonly db: Database;
  readonly eventStore: Pick<EventStore, 'execute'>;
  readonly clock: Clock;
  readonly projectOf: ProjectOf;
  /** Seals tokens. */
  readonly key: Buffer;
  readonly notCounted: Networks;
  /** Hosts of this server: a visitor who comes from them has not come from elsewhere. */
  readonly ownHosts: readonly string[];
  failed(error: unknown): void;
}

/** A page that somebody sees. */
export interface VisitedPage extends PageOfVisit {
  readonly version: number;
}

type PageRequest = VisitRequest & { readonly query: unknown };

/** Who sees published pages: counted once in two days, without knowing who they are. */
export interface Visits {
  /** A page is about to be shown: the token of the visit. */
  begin(page: VisitedPage, shown: ShownVersion, request: PageRequest): Promise<string>;
  /** One of a page's two versions is being sent with the token of a visit. */
  sent(page: PageOfVisit, token: string, request: VisitRequest): Promise<void>;
  /** The picture of a page was asked for, so that somebody sees it. */
  seen(page: VisitedPage, token: string, request: VisitRequest): Promise<void>;
  read(page: PageOfVisit, token: string): Visit | undefined;
  /** The same visit's next token, for a page that is shown again. */
  renew(page: PageOfVisit, visit: Visit): string;
  /** The ordinal of whoever sends something, counted now if they were not; null for who does not count. */
  ordinalOf(page: PageOfVisit, visit: Visit, request: VisitRequest): Promise<number | null>;
  /**
   * Derives an entry's id (a UUID) from the visit and the content: what is sent twice on one day gets the same id. Nobody
   * can derive it again once the day's salt is deleted.
   */
  entryIdOf(visit: Visit, content: readonly unknown[]): Promise<string>;
  /** Returns the visit continued on another page or survey of the same founder, with the visitor's hashes for that page. */
  continueOn(visit: Visit, to: VisitedPage, request: VisitRequest): Promise<Visit>;
  /** Whether the visitor of a token has had this page before them for so long, by this token or by one before it. */
  hasSeenFor(page: PageOfVisit, visit: Visit, ms: number): Promise<boolean>;
  drop(page: PageOfVisit, reason: DropReason): void;
  /**
   * Excludes a signed-in founder from the counts of the workspace's pages that day. Visits that were counted before
   * stay.
   */
  signedIn(workspaceId: string, request: VisitRequest): Promise<void>;
  /** Counts all visits of a workspace, since something is about to be judged by them. */
  countAll(workspaceId: string): Promise<void>;
  /** Counts what nobody has asked to be counted for an hour, and forgets what is two days old. */
  tend(): Promise<void>;
  close(): Promise<void>;
}

/** New visitors a minute from one address on one page: enough for an office. */
const visitorsAtMost = 60;
const tallyAfterMs = 60 * 60 * 1000;
const forgetAfterMs = 2 * dayMs;
/** Who was seen lately, so that reading a page again costs nothing. */
const recentAtMost = 50_000;

export function createVisits(deps: VisitsDeps): Visits {
  const { db, clock, notCounted, ownHosts, failed } = deps;
  const seal = visitSeal(deps.key);
  const salts = createVisitSalts(db, clock);
  const buffer = createVisitBuffer(db, clock, failed);
  const tally = createTallyVisits({ ...deps, flush: () => buffer.flush() });
  const crowds = createAttemptCounter(clock, 60_000);
  const sending = createAttemptCounter(clock, 60_000);
  const recent = new Map<string, number>();
  const sent = new Set<string>();
  const founders = new Set<string>();
  const remember = (known: Set<string>, name: string): boolean => {
    if (known.has(name)) return false;
    if (known.size >= recentAtMost) known.clear();
    known.add(name);
    return true;
  };
  const read = (page: PageOfVisit, token: string) => readToken(seal, page, token, clock());
  const add = async (page: PageOfVisit, visit: Visit, request: VisitRequest): Promise<void> => {
    const known = await salts();
    const { workspaceId, pageId } = page;
    const { visitor, version, source } = visit;
    const founder = founderHashOf(known, workspaceId, askerOf(request));
    const origin = originOf(known, page, request.ip);
    buffer.add({ workspaceId, pageId, visitor, founder, origin, version, source });
    const name = `${pageKey(page)} ${visit.visitor.today}`;
    if (recent.has(name)) return;
    if (recent.size >= recentAtMost) recent.clear();
    recent.set(name, clock().getTime());
  };
  const isRecent = (page: PageOfVisit, { visitor: { today, before } }: Visit): boolean =>
    recent.has(`${pageKey(page)} ${today}`) || recent.has(`${pageKey(page)} ${before}`);
  return {
    async begin(page, version, request) {
      const dropped = whyDropped(request, notCounted);
      if (dropped) buffer.drop(page, dropped);
      const query = (request.query ?? {}) as Readonly<Record<string, unknown>>;
      const referrer = request.headers['referer'];
      return writeToken(seal, page, {
        publishedVersion: page.version,
        version,
        source: sourceOfVisit(query, typeof referrer === 'string' ? referrer : undefined, [
          ...ownHosts,
          // A page at its founder's own host leads to itself.
          plainHost(String(request.headers['host'] ?? '')),
        ]),
        nonce: newNonce(),
        at: clock().getTime(),
        visitor: visitorOf(await salts(), page, askerOf(request)),
      });
    },
    async sent({ workspaceId, pageId }, token, request) {
      const page = { workspaceId, pageId };
      const visit = read(page, token);
      if (!visit || whyDropped(request, notCounted) || !remember(sent, `${pageKey(page)} ${visit.visitor.today}`))
        return;
      if (sending.take(`${pageKey(page)} ${countedAddress(request.ip)}`, sentToAddress) !== null) return;
      const known = await salts();
      const founder = founderHashOf(known, workspaceId, askerOf(request));
      const origin = originOf(known, page, request.ip);
      buffer.sent({ ...page, visitor: visit.visitor, founder, origin, version: visit.version });
    },
    async seen(page, token, request) {
      const visit = read(page, token);
      // What a robot or a prefetch asks for was dropped with the page.
      if (!visit || whyDropped(request, notCounted)) return;
      if (isRecent(page, visit)) return;
      const crowd = `${pageKey(page)} ${countedAddress(request.ip)}`;
      if (crowds.take(crowd, visitorsAtMost) !== null) return buffer.drop(page, 'burst');
      await add(page, visit, request);
    },
    read,
    renew: (page, visit) => writeToken(seal, page, { ...visit, nonce: newNonce(), at: clock().getTime() }),
    async ordinalOf(page, visit, request) {
      if (whyDropped(request, notCounted)) return null;
      // Added twice, because another server was asked before, a visit is still one.
      if (!isRecent(page, visit)) await add(page, visit, request);
      const { today, before } = visit.visitor;
      return tally.ordinalOf(page, before === null ? [today] : [today, before]);
    },
    async entryIdOf({ nonce }, content) {
      const digest = createHmac('sha256', (await salts()).today)
        .update(JSON.stringify([nonce, content]))
        .digest('hex');
      return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
    async continueOn(visit, to, request) {
      const visitor = visitorOf(await salts(), to, askerOf(request));
      return { ...visit, publishedVersion: to.version, version: 'a', visitor, door: undefined };
    },
    async hasSeenFor({ workspaceId, pageId }, { at, visitor }, ms) {
      const since = new Date(clock().getTime() - ms);
      if (at <= since.getTime()) return true;
      const key = pageKey({ workspaceId, pageId });
      const names = visitor.before === null ? [visitor.today] : [visitor.today, visitor.before];
      const known = names.map((name) => recent.get(`${key} ${name}`) ?? Number.POSITIVE_INFINITY);
      if (Math.min(...known) <= since.getTime()) return true;
      const { rows } = await sql`
        SELECT FROM visits WHERE workspace_id = ${workspaceId} AND page_id = ${pageId} AND seen_at <= ${since}
          AND visitor = ANY (${names.map((name) => Buffer.from(name, 'hex'))}) LIMIT 1`.execute(db);
      return rows.length > 0;
    },
    drop: (page, reason) => buffer.drop(page, reason),
    async signedIn(workspaceId, request) {
      const [known, asker] = [await salts(), askerOf(request)];
      const name = founderHashOf(known, workspaceId, asker);
      if (!remember(founders, name)) return;
      try {
        const visitor = Buffer.from(name, 'hex');
        await sql`
          INSERT INTO founder_visitors SELECT id, ${visitor}, ${clock()} FROM workspaces WHERE id = ${workspaceId}
          ON CONFLICT DO NOTHING`.execute(db);
        // What is being written was perhaps looked at before that.
        await buffer.flush();
        const own = await dropOwnVisits(db, workspaceId, (page) => visitorOf(known, page, asker).today);
        for (const page of own) buffer.drop(page, 'own');
      } catch (error) {
        founders.delete(name);
        failed(error);
      }
    },
    async countAll(workspaceId) {
      await buffer.flush();
      const { rows } = await sql<{ pageId: string }>`
        SELECT DISTINCT page_id AS "pageId" FROM visits WHERE workspace_id = ${workspaceId} AND ordinal IS NULL`.execute(
        db,
      );
      for (const { pageId } of rows) await tally.all({ workspaceId, pageId });
    },
    async tend() {
      const now = clock().getTime();
      const { rows } = await sql<PageOfVisit>`
        SELECT DISTINCT workspace_id AS "workspaceId", page_id AS "pageId" FROM (
          SELECT workspace_id, page_id, seen_at AS since FROM visits WHERE ordinal IS NULL
          UNION ALL SELECT workspace_id, page_id, since FROM dropped_visits
        ) AS open WHERE since <= ${new Date(now - tallyAfterMs)}`.execute(db);
      for (const page of rows) await tally.all(page).catch(failed);
      const old = new Date(now - forgetAfterMs);
      await sql`DELETE FROM visits WHERE ordinal IS NOT NULL AND seen_at <= ${old}`.execute(db);
      await sql`DELETE FROM pages_sent WHERE sent_at <= ${old}`.execute(db);
      await sql`DELETE FROM founder_visitors WHERE seen_at <= ${old}`.execute(db);
      await sql`DELETE FROM visit_salts WHERE day < ${new Date(now - dayMs).toISOString().slice(0, 10)}`.execute(db);
    },
    close: () => buffer.close(),
  };
}

const newNonce = (): string => randomUUID().replaceAll('-', '');

const askerOf = ({ ip, headers }: VisitRequest): Asker => {
  const agent = headers['user-agent'];
  return { address: countedAddress(ip), agent: typeof agent === 'string' ? agent : '' };
};
