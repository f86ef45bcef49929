import compress from '@fastify/compress';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { planLimits } from '#domain/account/plan-limits.ts';
import { matchPath } from '#domain/routes/match-path.ts';
import type { Location } from '#domain/routes/routes.ts';
import { accountRoutes } from './accounts/account-routes.ts';
import { createAccounts } from './accounts/accounts.ts';
import { deleteAccount } from './accounts/delete-account.ts';
import { isSessionOpen } from './accounts/is-session-open.ts';
import { loadServerKey } from './accounts/server-key.ts';
import { createSessions } from './accounts/sessions.ts';
import { assetRoutes } from './assets/asset-routes.ts';
import { createAssetStore } from './assets/asset-store.ts';
import { createAssetUrls } from './assets/asset-urls.ts';
import { contentOf } from './content/content-of.ts';
import { readContent } from './content/content-reader.ts';
import { contentRoutes } from './content/content-routes.ts';
import { feedRoutes } from './content/feed/feed-routes.ts';
import type { Database } from './db/database.ts';
import { mailFounder } from './dpop/mail-founder.ts';
import { openSessionKeys } from './dpop/open-session-keys.ts';
import { proofRefusal } from './dpop/proof-refusal.ts';
import { hasKey } from './dpop/session-keys.ts';
import { createEventStore } from './event-store/create-event-store.ts';
import { listenToAppends } from './event-store/listen-to-appends.ts';
import { feedbackBoard } from './feedback/feedback-board.ts';
import { answerErrors, answerUnreadable } from './http/answer-errors.ts';
import { answerRefusedAsides, answerUnparsed } from './http/answer-unparsed.ts';
import { ApiError } from './http/api-error.ts';
import { createByteBudget } from './http/byte-budget.ts';
import type { Clock } from './http/clock.ts';
import { closeWhileDraining } from './http/close-while-draining.ts';
import { countedAddress } from './http/counted-address.ts';
import { cutStalledAnswers } from './http/cut-stalled-answers.ts';
import { describeApi } from './http/describe-api.ts';
import { keepOriginsApart } from './http/keep-origins-apart.ts';
import { limitFailures } from './http/limit-failures.ts';
import { limitRequests } from './http/limit-requests.ts';
import { limitVisits } from './http/limit-visits.ts';
import { ourOrigins } from './http/our-origins.ts';
import { readJson } from './http/read-json.ts';
import { requireHost } from './http/require-host.ts';
import { securityHeaders, sendHeaders } from './http/security-headers.ts';
import { shedLoad } from './http/shed-load.ts';
import { identityOf } from './identity/identity-of.ts';
import { purgeKnownPlaces } from './identity/known-places.ts';
import { forgetPeople } from './intake/forget-people.ts';
import { peopleRoutes } from './intake/people-routes.ts';
import { createProjectOf } from './intake/project-of.ts';
import { createTakesMail } from './intake/takes-mail.ts';
import { createVisits } from './intake/visits.ts';
import { judgeOnTime } from './judgement/judge-on-time.ts';
import { measureJudging } from './judgement/measure-judging.ts';
import { dueQueueOf } from './judgement/take-due.ts';
import { createAttempts, unlimited } from './limits/attempts.ts';
import { limitWriting } from './log/limit-writing.ts';
import { isLiveRequest } from './log/live-routes.ts';
import { logRoutes } from './log/log-routes.ts';
import { relayPresence } from './log/presence-relay.ts';
import { createMailer, senderOf } from './mail/create-mailer.ts';
import { createPersonMailer } from './mail/person-mailer.ts';
import { newsRoutes } from './news/news-routes.ts';
import { mailOffRoutes } from './notices/mail-off-routes.ts';
import { noticeRoutes } from './notices/notice-routes.ts';
import { measureLog } from './operations/measure-log.ts';
import { measurePool } from './operations/measure-pool.ts';
import { measureRequests } from './operations/measure-requests.ts';
import { measureAnswers } from './operations/measure-work.ts';
import { operationRoutes } from './operations/operation-routes.ts';
import { answerRequestIds, requestIds } from './operations/request-ids.ts';
import { watchListening } from './operations/watch-listening.ts';
import { sendWaiting } from './outbox/send-waiting.ts';
import { writeWaiting } from './outbox/write-waiting.ts';
import type { ClientFiles } from './pages/client-files.ts';
import { crawlerRoutes } from './pages/crawler-routes.ts';
import { keepPages } from './pages/keep-pages.ts';
import { servePages } from './pages/page-routes.ts';
import { fillTemplate } from './pages/page-template.ts';
import { createPublicPages } from './pages/public-pages.ts';
import { publicSettingsOf } from './pages/public-settings-of.ts';
import { createSharedPages } from './pages/shared-pages.ts';
import { createPersonLinks } from './people/person-links.ts';
import { personRoutes } from './people/person-routes.ts';
import { publishedRoutes } from './published/published-routes.ts';
import { isBanned } from './published/publishing-bans.ts';
import { createReportPages } from './report/report-pages.ts';
import { createReportReader } from './report/report-reader.ts';
import { reportRoutes } from './report/report-routes.ts';
import { sharedReports } from './report/shared-reports.ts';
import { createTypesetter } from './report/typeset-report.ts';
import { followRequests, sourceOf } from './security/event-source.ts';
import { createSecurityEvents } from './security/security-events.ts';
import { isLoopback, type Settings } from './settings.ts';
import { limitOpening } from './sharing/limit-opening.ts';
import { createOpenShare } from './sharing/open-share.ts';
import { shareRoutes } from './sharing/share-routes.ts';
import { tendSurveyDrafts } from './survey/survey-drafts.ts';
import { surveyRoutes } from './survey/survey-routes.ts';

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

/** In milliseconds, for a whole request to arrive: 10 MiB over a slow line. Whoever sends slower holds what others need. */
const requestTimeout = 120_000;
/** Visits that nobody has asked to be counted. */
const tendEveryMs = 60_000;
const purgeEveryMs = 60 * 60 * 1000;
/** A minute, from one address. */
const contentVisitsAtMost = 1200;
const pageVisitsAtMost = 600;
/** How much of a day's writing a server that is killed forgives. */
const settleEveryMs = 5000;

/** The whole server on a migrated database, ready to listen. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { settings, pool, db, log, clock, client } = deps;
  const page = fillTemplate(client.template, publicSettingsOf(settings));
  const headers = securityHeaders(settings, page.scriptHashes, client.transform !== undefined);
  const app = Fastify({
    loggerInstance: log,
    bodyLimit: planLimits.requestBytes,
    requestTimeout,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(settings.trustProxy),
    // One proxy in front, and only where the operator says so: its last entry is the client's address.
    trustProxy: settings.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    forceCloseConnections: 'idle',
    frameworkErrors: answerUnreadable(headers, client.transform ? undefined : page.html),
    clientErrorHandler: answerUnparsed(headers),
    return503OnClosing: false,
    http: { requireHostHeader: false, shouldUpgradeCallback: isLiveRequest },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  readJson(app, { onPoisoning: 'error', isEmptyAllowed: false });
  answerErrors(app);
  answerRequestIds(app);
  sendHeaders(app, headers);
  requireHost(app);
  keepOriginsApart(app, settings);
  followRequests(app);
  closeWhileDraining(app, deps.isDraining);
  const metrics = measureRequests(app);

  await app.register(compress);
  cutStalledAnswers(app);
  const budget = createByteBudget();
  measureAnswers(metrics, budget);
  await shedLoad(app);
  // Live connections are closed by their own route, with 1012; the plugin would close them without a code.
  await app.register(websocket, {
    options: { maxPayload: 64 * 1024 },
    preClose: (done) => done(),
    // Of the client's making, such as a frame that is too long: the connection itself logs what is ours.
    errorHandler: (error, socket, request) => {
      request.log.debug({ err: error }, 'a live connection broke');
      socket.terminate();
    },
  });
  answerRefusedAsides(app, headers);
  if (settings.rateLimit) await limitRequests(app);
  await describeApi(app, settings.publicUrl);

  const isOurOrigin = ourOrigins(settings);
  const accounts = createAccounts({ db, clock });
  const securityEvents = createSecurityEvents({ db, log, clock });
  app.decorate('securityEvents', securityEvents);
  const sessions = createSessions({
    db,
    pool,
    clock,
    record: securityEvents.record,
    refreshKey: await loadServerKey(db, 'refresh'),
    accessTokenTtlS: settings.accessTokenTtlS,
    refreshTokenTtlS: settings.refreshTokenTtlS,
    sessionTtlS: settings.sessionTtlS,
  });
  const authenticate = settings.rateLimit ? limitFailures(sessions, clock) : sessions.authenticate;
  app.decorate('authenticate', authenticate);
  const attempts = settings.rateLimit ? createAttempts(db, clock, await loadServerKey(db, 'attempts')) : unlimited;
  // At Firebase without a mail server there is no inbox either.
  const { smtpUrl } = settings;
  const mailer =
    smtpUrl || !settings.firebase
      ? createMailer({ db, clock, log, smtpUrl, publicUrl: settings.publicUrl })
      : undefined;
  const tellFounder = mailer && mailFounder({ db, clock, mailer, publicUrl: settings.publicUrl });
  app.addHook('onClose', async () => mailer?.close());
  const keys = await openSessionKeys({
    db,
    pool,
    clock,
    isOurOrigin,
    refused: (request, refused) => {
      securityEvents.record(proofRefusal(refused), sourceOf(request));
      tellFounder?.(refused.accountId).catch((err) => request.log.error({ err }, 'a founder could not be told'));
    },
    unpurged: (err) => log.error({ err }, 'purge failed'),
  });
  app.decorate('sessionKeys', keys);
  app.decorate('isSessionOpen', (sessionId: string) => isSessionOpen(db, sessionId));
  const purge = setInterval(
    () =>
      void Promise.all([
        sessions.purge(),
        attempts.purge(),
        purgeKnownPlaces(db, clock()),
        securityEvents.purge(),
      ]).catch((err) => log.error({ err }, 'purge failed')),
    purgeEveryMs,
  );
  app.addHook('onClose', async () => {
    clearInterval(purge);
    await sessions.close();
    await securityEvents.close();
  });

  const peopleMail = !mailer ? 'none' : smtpUrl ? 'server' : 'inbox';
  const eventStore = createEventStore({
    pool,
    clock,
    peopleMail,
    unkept: (error) => log.warn({ err: error }, 'The state of a canvas could not be kept for the next start.'),
  });
  const meter = measureLog(metrics);
  eventStore.onAppended((_workspaceId, _position, facts) => meter.appended(facts));
  const writing = settings.rateLimit ? limitWriting(clock, attempts) : undefined;
  const settling = setInterval(
    () => void writing?.settle().catch((err) => log.warn({ err }, 'What was written today could not be counted.')),
    settleEveryMs,
  );
  app.addHook('onClose', async () => {
    clearInterval(settling);
    await writing?.settle().catch(() => undefined);
  });
  eventStore.onAppended((workspaceId, _position, _facts, size) => writing?.wrote(workspaceId, size));
  const projectOf = createProjectOf(db);
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
  const judging = measureJudging(metrics);
  const stopJudging = judgeOnTime({
    queue: dueQueueOf(pool),
    clock,
    eventStore: {
      async judge(workspaceId, due) {
        await visits.countAll(workspaceId);
        await eventStore.judge(workspaceId, due);
      },
    },
    judged: judging.judged,
    failed(err) {
      judging.failed();
      log.error({ err }, 'An experiment that is due could not be judged yet.');
    },
  });
  app.addHook('onClose', stopJudging);
  const people = { db, eventStore, clock, key: await loadServerKey(db, 'people') };
  const links = createPersonLinks({ ...people, origin: settings.pagesOrigin });
  if (peopleMail !== 'none') {
    const personMailer = createPersonMailer({ db, clock, smtpUrl, from: senderOf(settings.publicUrl) });
    const stopSending = sendWaiting({
      ...{ pool, clock, attempts, mailer: personMailer },
      write: writeWaiting({ ...people, pool, links, settings }),
      unsent: (mail) => log.warn(mail, 'The mail server refused a mail to somebody who has signed up.'),
      failed: (err) => log.error({ err }, 'Mails that wait could not be sent yet.'),
    });
    app.addHook('onClose', async () => {
      await stopSending();
      personMailer.close();
    });
  }
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
  app.addHook('preHandler', (request, _reply, done) => {
    if (!request.principal) return done();
    return void visits.signedIn(request.principal.workspaceId, request).then(() => done(), done);
  });
  const tending = setInterval(
    () =>
      void Promise.all([visits.tend(), forgetPeople({ db, eventStore, clock }), tendSurveyDrafts(db, clock)]).catch(
        (err) => log.warn({ err }, 'Visits could not be counted, or people not be forgotten, yet.'),
      ),
    tendEveryMs,
  );
  app.addHook('onClose', async () => {
    clearInterval(tending);
    await visits.close();
  });
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
  await app.register(logRoutes, {
    budget,
    eventStore,
    listenToAppends: (listener) => listenToAppends(pool, listener),
    relayPresence: (deliver) => relayPresence(pool, deliver),
    sessions,
    isOurOrigin,
    clock,
    hasVerifiedAddress: async (accountId) => (await accounts.readUser(accountId)).emailVerified,
    isBanned: (workspaceId) => isBanned(db, workspaceId),
    meter,
    limitWriting: writing,
  });
  const open = createOpenShare({ db, eventStore, assets, assetUrls, clock });
  await app.register(publishedRoutes, {
    db,
    queries: pool,
    assets,
    clock,
    origin: settings.pagesOrigin,
    key: await loadServerKey(db, 'versions'),
    ...{ visits, projectOf, eventStore, attempts },
    confirmsPeople: peopleMail === 'server',
    takesMail: isLoopback(new URL(settings.publicUrl).hostname) ? async () => true : createTakesMail(),
  });
  await app.register(surveyRoutes, {
    ...{ db, eventStore, visits, projectOf, attempts, clock, origin: settings.pagesOrigin },
    key: await loadServerKey(db, 'surveys'),
    confirmsPeople: peopleMail === 'server',
  });
  await app.register(personRoutes, people);
  await app.register(peopleRoutes, { db, eventStore, attempts });
  await app.register(shareRoutes, { open, budget, clock, drawingTheme: client.drawingTheme });
  const reportReader = createReportReader({ db, queries: pool, eventStore, clock });
  const reports = createReportPages({
    reader: reportReader,
    drawingTheme: client.drawingTheme,
    publicUrl: settings.publicUrl,
  });
  const typesetter = createTypesetter();
  app.addHook('onClose', typesetter.close);
  await app.register(reportRoutes, {
    ...{ reader: reportReader, pages: reports, drawingTheme: client.drawingTheme },
    typeset: typesetter.typeset,
  });
  await app.register(operationRoutes, {
    pool,
    metrics,
    isDraining: deps.isDraining,
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
  await app.register(noticeRoutes, { db, clock, accounts });
  await app.register(mailOffRoutes, { db, key: people.key });
  await app.register(feedbackBoard, { db, eventStore, clock, attempts, staffEmails: settings.staffEmails });
  await app.register(feedRoutes, { content, publicUrl, clock });
  await app.register(crawlerRoutes, { content, publicUrl, preRelease });
  await client.serve(app);
  const draw = createPublicPages({ html: page.html, render: client.render, content, publicUrl, preRelease });
  const kept = keepPages(clock, (path) => draw(matchPath(path)));
  const drawn = client.transform ? draw : (place: Location) => kept(place.path);
  const drawShared = createSharedPages({ html: page.html, render: client.render, open, clock, publicUrl, preRelease });
  const shared = settings.rateLimit ? limitOpening(clock, drawShared) : drawShared;
  const openReport = sharedReports(reports);
  const report = settings.rateLimit ? limitOpening(clock, openReport) : openReport;
  const visit = settings.rateLimit ? limitVisits(clock, pageVisitsAtMost) : undefined;
  servePages(app, { html: page.html, drawn, shared, report, transform: client.transform, preRelease, visit });
  return app;
}

/** Content has answers of its own: beyond the limit a token is as good as unknown. */
function nobodyBeyondLimit(error: unknown): null {
  if (error instanceof ApiError) return null;
  throw error;
}
