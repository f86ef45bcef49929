import compress from '@fastify/compress';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Registry } from 'prom-client';
import { planLimits } from '#domain/account/plan-limits.ts';
import type { OwnHosts } from '../domains/find-host.ts';
import { serveOwnHosts, siteConstraint } from '../domains/serve-own-hosts.ts';
import { isLiveRequest } from '../log/live-routes.ts';
import { measureRequests } from '../operations/measure-requests.ts';
import { measureAnswers } from '../operations/measure-work.ts';
import { answerRequestIds, requestIds } from '../operations/request-ids.ts';
import type { PageTemplate } from '../pages/page-template.ts';
import { followRequests } from '../security/event-source.ts';
import type { Settings } from '../settings.ts';
import { answerErrors, answerUnreadable } from './answer-errors.ts';
import { answerRefusedAsides, answerUnparsed } from './answer-unparsed.ts';
import { type ByteBudget, createByteBudget } from './byte-budget.ts';
import { closeWhileDraining } from './close-while-draining.ts';
import { cutStalledAnswers } from './cut-stalled-answers.ts';
import { describeApi } from './describe-api.ts';
import { holdServerPaths } from './hold-server-paths.ts';
import { keepOriginsApart } from './keep-origins-apart.ts';
import { limitRequests } from './limit-requests.ts';
import { readJson } from './read-json.ts';
import { requireHost } from './require-host.ts';
import { securityHeaders, sendHeaders } from './security-headers.ts';
import { shedLoad } from './shed-load.ts';

export interface HttpDeps {
  readonly settings: Settings;
  readonly log: FastifyBaseLogger;
  /** The shell of every page, whose scripts the headers allow by their hash. */
  readonly page: PageTemplate;
  /** Whether a bundler works on each page, which relaxes the content security policy. */
  readonly isDevelopment: boolean;
  isDraining(): boolean;
  /** Founders' own hosts; undefined if they have none. */
  readonly ownHosts: OwnHosts | undefined;
}

export interface Http {
  readonly app: FastifyInstance;
  readonly metrics: Registry;
  /** Memory for long answers, shared by all. */
  readonly budget: ByteBudget;
}

/** In milliseconds, for a whole request to arrive: 10 MiB over a slow line. Whoever sends slower holds what others need. */
const requestTimeout = 120_000;

/** The web server with what holds for every request, whoever asks and whatever for; it has no route of the product yet. */
export async function createHttp({
  settings,
  log,
  page,
  isDevelopment,
  isDraining,
  ownHosts,
}: HttpDeps): Promise<Http> {
  const headers = securityHeaders(settings, page.scriptHashes, isDevelopment);
  const app = Fastify({
    loggerInstance: log,
    bodyLimit: planLimits.requestBytes,
    requestTimeout,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(settings.trustProxy),
    // One proxy in front, and only where the operator says so: its last entry is the client's address.
    trustProxy: settings.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    forceCloseConnections: 'idle',
    frameworkErrors: answerUnreadable(headers, isDevelopment ? undefined : page.html),
    clientErrorHandler: answerUnparsed(headers),
    return503OnClosing: false,
    http: { requireHostHeader: false, shouldUpgradeCallback: isLiveRequest },
    ...(ownHosts && { constraints: { site: siteConstraint(settings) } }),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  readJson(app, { onPoisoning: 'error', isEmptyAllowed: false });
  answerErrors(app);
  answerRequestIds(app);
  holdServerPaths(app);
  sendHeaders(app, headers);
  requireHost(app);
  if (ownHosts) serveOwnHosts(app, { ...settings, ...ownHosts });
  keepOriginsApart(app, settings);
  followRequests(app);
  closeWhileDraining(app, isDraining);
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
  return { app, metrics, budget };
}
