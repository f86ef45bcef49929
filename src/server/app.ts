import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { CommandEnvelope } from '#domain/log/command-envelope.ts';
import { accountRoutes } from './accounts/account-routes.ts';
import { deleteAccount } from './accounts/delete-account.ts';
import { openAccounts } from './accounts/open-accounts.ts';
import { loadServerKey } from './accounts/server-key.ts';
import { assetRoutes } from './assets/asset-routes.ts';
import { createAssetStore } from './assets/asset-store.ts';
import { createAssetUrls } from './assets/asset-urls.ts';
import { commentRoutes } from './comments/comment-routes.ts';
import { contentOf } from './content/content-of.ts';
import { readContent } from './content/content-reader.ts';
import { contentRoutes } from './content/content-routes.ts';
import { feedRoutes } from './content/feed/feed-routes.ts';
import type { Database } from './db/database.ts';
import { createOwnHosts } from './domains/find-host.ts';
import { openDomains } from './domains/open-domains.ts';
import { hasKey } from './dpop/session-keys.ts';
import { feedbackBoard } from './feedback/feedback-board.ts';
import { ApiError } from './http/api-error.ts';
import type { Clock } from './http/clock.ts';
import { countedAddress } from './http/counted-address.ts';
import { createHttp } from './http/create-http.ts';
import { limitVisits } from './http/limit-visits.ts';
import { ourOrigins } from './http/our-origins.ts';
import { identityOf } from './identity/identity-of.ts';
import { peopleRoutes } from './intake/people-routes.ts';
import { createProjectOf } from './intake/project-of.ts';
import { createTakesMail } from './intake/takes-mail.ts';
import { tendIntake } from './intake/tend-intake.ts';
import { createVisits } from './intake/visits.ts';
import { judgeExperiments } from './judgement/judge-experiments.ts';
import { findForeignChanges } from './log/find-foreign-changes.ts';
import { listenToAppends } from './log/listen-to-appends.ts';
import { logRoutes } from './log/log-routes.ts';
import { openLog } from './log/open-log.ts';
import { relayPresence } from './log/presence-relay.ts';
import { createSendCommands } from './log/send-commands.ts';
import { mcpRoutes } from './mcp/mcp-routes.ts';
import { newsRoutes } from './news/news-routes.ts';
import { mailOffRoutes } from './notices/mail-off-routes.ts';
import { noticeRoutes } from './notices/notice-routes.ts';
import { openAssistants } from './oauth/open-assistants.ts';
import { measurePool } from './operations/measure-pool.ts';
import { operationRoutes } from './operations/operation-routes.ts';
import { watchListening } from './operations/watch-listening.ts';
import type { ClientFiles } from './pages/client-files.ts';
import { crawlerRoutes } from './pages/crawler-routes.ts';
import { drawPages } from './pages/draw-pages.ts';
import { fillTemplate } from './pages/page-template.ts';
import { publicSettingsOf } from './pages/public-settings-of.ts';
import { mailPeople } from './people/mail-people.ts';
import { personRoutes } from './people/person-routes.ts';
import { createConfirmedPage } from './published/confirmed-page.ts';
import { createFindPublished } from './published/find-published.ts';
import { fontRoutes } from './published/font-routes.ts';
import { logReports } from './published/log-reports.ts';
import { publishedRoutes } from './published/published-routes.ts';
import { isBannedIn } from './published/publishing-bans.ts';
import { overviewRoutes } from './readings/overview-routes.ts';
import { readingRoutes } from './readings/reading-routes.ts';
import { createReportPages } from './report/report-pages.ts';
import { createReportReader } from './report/report-reader.ts';
import { reportRoutes } from './report/report-routes.ts';
import { createTypesetter } from './report/typeset-report.ts';
import { isLoopback, type Settings } from './settings.ts';
import { createOpenShare } from './sharing/open-share.ts';
import { shareRoutes } from './sharing/share-routes.ts';
import { answerFileRoutes } from './survey/answer-file-routes.ts';
import { surveyRoutes } from './survey/survey-routes.ts';
import { createMemberships } from './team/memberships.ts';
import { moveRoutes } from './team/move-routes.ts';
import { teamRoutes } from './team/team-routes.ts';
import { tendTeams } from './team/tend-teams.ts';
import { tokenRoutes } from './tokens/token-routes.ts';
import { openWebhooks } from './webhooks/open-webhooks.ts';

export interface AppDeps {
  readonly settings: Settings;
  readonly pool: Pool;
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  readonly clock: Clock;
  readonly client: ClientFiles;
  /** Whether it is about to stop, so that a balancer sends nobody here any more. */
  isDraining(): boolean;
}

/** A minute, from one address. */
const contentVisitsAtMost = 1200;

/** The whole server on a migrated database, ready to listen. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { settings, pool, db, log, clock, client, isDraining } = deps;
  const page = fillTemplate(client.template, publicSettingsOf(settings));
  const isDevelopment = client.transform !== undefined;
  const ownHosts = settings.ownDomains ? createOwnHosts(db, clock) : undefined;
  const { app, metrics, budget } = await createHttp({ settings, log, page, isDevelopment, isDraining, ownHosts });
  const isOurOrigin = ourOrigins(settings);
  const { accounts, sessions, authenticate, securityEvents, attempts, mailer } = await openAccounts(app, {
    ...{ settings, pool, db, log, clock, isOurOrigin },
  });
  const memberships = createMemberships(pool, db, clock);
  app.decorate('memberships', memberships);
  app.addHook('onClose', memberships.close);
  const peopleMail = !mailer ? 'none' : settings.smtpUrl ? 'server' : 'inbox';
  const { eventStore, meter, writing } = openLog(app, {
    ...{ pool, log, clock, metrics, peopleMail },
    attempts: settings.rateLimit ? attempts : undefined,
  });
  const projectOf = createProjectOf(db, clock);
  const visits = createVisits({
    db,
    eventStore,
    clock,
    projectOf,
    key: await loadServerKey(db, 'visits'),
    notCounted: settings.notCounted,
    ownHosts: [settings.publicUrl, settings.pagesOrigin].map((origin) => new URL(origin).host),
    failed: (err) => log.warn({ err }, 'Visits of published pages could not be counted yet.'),
  });
  judgeExperiments(app, { pool, log, clock, metrics, eventStore, visits });
  const people = { db, eventStore, clock, key: await loadServerKey(db, 'people') };
  if (peopleMail !== 'none') mailPeople(app, { ...people, pool, settings, log, attempts });
  measurePool(metrics, pool);
  app.addHook('onClose', watchListening({ pool, log, metrics }));
  const verifier = await identityOf(app, {
    settings,
    db,
    log,
    clock,
    metrics,
    attempts,
    mailer,
    isOurOrigin,
    learn: accounts.learn,
    deleteAccount: (trx, uid) => deleteAccount(trx, uid, clock()),
    sessionsEnded: sessions.announceEnded,
    record: securityEvents.record,
  });
  tendIntake(app, { db, log, clock, eventStore, visits });
  const assets = createAssetStore(db, clock);
  const assetUrls = createAssetUrls(await loadServerKey(db, 'asset-urls'), clock);
  await app.register(assetRoutes, { store: assets, urls: assetUrls, budget });
  await app.register(accountRoutes, {
    accounts,
    sessions,
    verifier,
    waitlist: settings.waitlist,
    eventStore,
    assets,
    securityEvents,
    db,
    clock,
    budget,
    attempts,
    mailing: mailer && { mailer, publicUrl: settings.publicUrl },
  });
  const commanding = {
    eventStore,
    hasVerifiedAddress: async (accountId: string) => (await accounts.readUser(accountId)).emailVerified,
    isBanned: (workspaceId: string, accountId: string) => isBannedIn(db, workspaceId, accountId),
    foreignChanges: (workspaceId: string, accountId: string, commands: readonly CommandEnvelope[]) =>
      findForeignChanges(pool, workspaceId, accountId, commands),
    meter,
    limitWriting: writing,
  };
  const send = createSendCommands(app, commanding);
  await app.register(logRoutes, {
    ...commanding,
    send,
    budget,
    listenToAppends: (listener) => listenToAppends(pool, listener),
    relayPresence: (deliver) => relayPresence(pool, deliver),
    sessions,
    isOurOrigin,
    clock,
  });
  await app.register(readingRoutes, { pool, eventStore, clock, limitWriting: writing });
  await app.register(overviewRoutes, { pool, db, eventStore, clock });
  await app.register(moveRoutes, { pool, db, eventStore, assets, clock, limitWriting: writing });
  await app.register(tokenRoutes, {
    ...{ db, clock, accounts, sessions },
    mailing: mailer && { mailer, publicUrl: settings.publicUrl },
  });
  await openWebhooks(app, {
    ...{ pool, db, log, clock, accounts, eventStore, memberships, settings },
    hasMailer: peopleMail !== 'none',
    mailing: mailer && { mailer, publicUrl: settings.publicUrl },
  });
  tendTeams(app, { db, log, clock, eventStore });
  await app.register(teamRoutes, { db, eventStore, clock, key: people.key, publicUrl: settings.publicUrl });
  const open = createOpenShare({ db, eventStore, assets, assetUrls, clock });
  const reported = logReports(log);
  if (settings.ownDomains) await openDomains(app, { db, eventStore, clock, attempts, settings, log });
  const findPublished = createFindPublished(pool, settings.ownDomains);
  await app.register(fontRoutes);
  await app.register(publishedRoutes, {
    db,
    findPublished,
    hasOwnHosts: settings.ownDomains,
    assets,
    clock,
    origin: settings.pagesOrigin,
    key: await loadServerKey(db, 'versions'),
    ...{ visits, projectOf, eventStore, attempts, reported },
    confirmsPeople: peopleMail === 'server',
    takesMail: isLoopback(new URL(settings.publicUrl).hostname) ? async () => true : createTakesMail(),
  });
  await app.register(surveyRoutes, {
    ...{ db, eventStore, visits, projectOf, attempts, clock, origin: settings.pagesOrigin, reported, findPublished },
    assets,
    key: await loadServerKey(db, 'surveys'),
    confirmsPeople: peopleMail === 'server',
  });
  await app.register(answerFileRoutes, { db, budget });
  const confirmedPage = createConfirmedPage({ db, eventStore, findPublished, origin: settings.pagesOrigin });
  await app.register(personRoutes, { ...people, confirmedPage });
  await app.register(peopleRoutes, { db, eventStore, attempts });
  await app.register(shareRoutes, { open, budget, clock, drawingTheme: client.drawingTheme });
  const reportReader = createReportReader({ db, queries: pool, eventStore, clock });
  await openAssistants(app, {
    ...{ db, clock, accounts, sessions },
    publicUrl: settings.publicUrl,
    targets: { allowsLoopback: settings.webhooksToLoopback },
    mailing: mailer && { mailer, publicUrl: settings.publicUrl },
  });
  const reports = createReportPages({
    reader: reportReader,
    look: client.reportLook,
    publicUrl: settings.publicUrl,
  });
  await app.register(mcpRoutes, {
    ...{ pool, eventStore, clock, send, isOurOrigin, reports },
    publicUrl: settings.publicUrl,
  });
  const typesetter = createTypesetter();
  app.addHook('onClose', typesetter.close);
  await app.register(reportRoutes, {
    ...{ reader: reportReader, pages: reports, look: client.reportLook },
    typeset: typesetter.typeset,
  });
  await app.register(operationRoutes, {
    pool,
    metrics,
    isDraining,
    metricsToken: settings.metricsToken,
  });

  const { preRelease, publicUrl } = settings;
  const source = contentOf(settings.contentUrl, clock);
  const content = readContent(source);
  await app.register(contentRoutes, {
    source,
    visit: settings.rateLimit ? limitVisits(clock, contentVisitsAtMost) : undefined,
    isKnownToken: async (accessToken, request) => {
      const principal = await authenticate(accessToken, countedAddress(request.ip)).catch(nobodyBeyondLimit);
      return principal !== null && hasKey(request, principal, { accessToken, proof: request.headers['dpop'] });
    },
  });
  await app.register(newsRoutes, { db, clock });
  await app.register(commentRoutes, { db, clock });
  await app.register(noticeRoutes, { db, clock, accounts, eventStore });
  await app.register(mailOffRoutes, { db, key: people.key });
  await app.register(feedbackBoard, { db, eventStore, clock, attempts, staffEmails: settings.staffEmails });
  await app.register(feedRoutes, { content, publicUrl, clock });
  await app.register(crawlerRoutes, { content, publicUrl, preRelease });
  await client.serve(app);
  drawPages(app, { settings, clock, client, page, content, open, reports });
  return app;
}

/** Content has answers of its own: beyond the limit a token is as good as unknown. */
function nobodyBeyondLimit(error: unknown): null {
  if (error instanceof ApiError) return null;
  throw error;
}
