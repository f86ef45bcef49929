import { isIP } from 'node:net';
import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

/** A setting that cannot be used; the message names the variable and says what to do. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

/** Whether a host is this machine alone. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'));

const words = { on: true, '1': true, true: true, off: false, '0': false, false: false } as const;
const flag = (byDefault: 'on' | 'off') =>
  z.preprocess(
    (given) => (given === undefined ? byDefault : String(given).toLowerCase()),
    z.enum(Object.keys(words) as (keyof typeof words)[], 'must be on or off').transform((word) => words[word]),
  );
const whole = (byDefault: number, min: number, max: number) =>
  z.coerce
    .number(`must be a whole number from ${min} to ${max}`)
    .int(`must be a whole number from ${min} to ${max}`)
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`)
    .default(byDefault);
const url = (protocols: readonly string[]) =>
  z.string().refine((given) => URL.canParse(given) && protocols.includes(new URL(given).protocol), {
    error: `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    abort: true,
  });
const web = url(['http:', 'https:']);
const mailServer = url(['smtp:', 'smtps:']).refine(
  (given) => new URL(given).hostname !== '',
  'must name a mail server, such as smtp://mail.example.org:587',
);
const origin = web
  .refine(
    (given) => new URL(given).href === `${new URL(given).origin}/`,
    'must be an origin, such as https://example.org',
  )
  .transform((given) => new URL(given).origin);

const networks = z
  .string()
  .transform((given) => given.split(',').map((each) => each.trim()))
  .refine((given) => given.every((each) => ipaddr.isValidCIDR(each)), {
    error: 'must be networks separated by commas, such as 203.0.113.0/24',
    abort: true,
  })
  .transform((given) => given.map((each) => ipaddr.parseCIDR(each)));

const dnsServers = z
  .string()
  .transform((given) => given.split(',').map((each) => each.trim()))
  .refine((given) => given.every((each) => ipaddr.isValid(each.replace(/:\d+$/, '').replace(/^\[|\]$/g, ''))), {
    error: 'must be addresses separated by commas, such as 192.0.2.53 or 127.0.0.1:5353',
    abort: true,
  });

const addresses = z
  .string()
  .transform((given) => given.split(',').map((each) => each.trim()))
  .refine((given) => given.every((each) => /^[^\s@]+@[^\s@]+$/.test(each)), {
    error: 'must be email addresses separated by commas, such as ada@example.org',
    abort: true,
  });

const environment = z.object({
  PORT: whole(4000, 0, 65_535),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  PUBLIC_PAGES_ORIGIN: origin.optional(),
  OWN_DOMAINS: flag('off'),
  DNS_SERVERS: dnsServers.optional(),
  NOT_COUNTED_CIDRS: networks.default([]),
  STAFF_EMAILS: addresses.default([]),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  READY_CONNECTIONS: whole(8, 1, 16),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_AUTH_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+$/i, 'must be a host name')
    .optional(),
  FIREBASE_PROJECT_ID: z.string().optional(),
  CONTENT_URL: web.optional(),
  POSTHOG_KEY: z.string().optional(),
  POSTHOG_HOST: web.default('https://eu.i.posthog.com'),
  SMTP_URL: mailServer.optional(),
  PRE_RELEASE: flag('off'),
  APP_THEME: flag('on'),
  WAITLIST: flag('off'),
  ACCESS_TOKEN_TTL_S: whole(300, 1, 86_400),
  REFRESH_TOKEN_TTL_S: whole(2_592_000, 1, 31_536_000),
  SESSION_TTL_S: whole(7_776_000, 1, 31_536_000),
  RATE_LIMIT: flag('on'),
  TRUST_PROXY: flag('off'),
  EMBEDDED_IDENTITY_PUBLIC: flag('off'),
  WEBHOOKS_TO_LOOPBACK: flag('off'),
  DRAIN_S: whole(0, 0, 300),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a level such as info or warn')
    .default('info'),
});

export interface FirebaseSettings {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
}

/** Everything the operator can set, checked. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Where founders reach the product, without a slash at the end. */
  readonly publicUrl: string;
  /** Where strangers reach published pages; `publicUrl` unless they have an origin of their own. */
  readonly pagesOrigin: string;
  /** Whether founders may have pages at domains of their own. */
  readonly ownDomains: boolean;
  /** Who is asked for the records of these; undefined: whoever this machine asks. */
  readonly dnsServers: readonly string[] | undefined;
  /** Whose visits of published pages are not counted. */
  readonly notCounted: z.output<typeof networks>;
  /** Who answers feedback, once their address is verified. */
  readonly staffEmails: readonly string[];
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** How many connections to the database stay open while there is nothing to do. */
  readonly readyConnections: number;
  /** Absent: the embedded identity provider. */
  readonly firebase: FirebaseSettings | undefined;
  readonly contentUrl: string | undefined;
  readonly posthog: { readonly key: string; readonly host: string } | undefined;
  readonly smtpUrl: string | undefined;
  readonly preRelease: boolean;
  readonly appTheme: boolean;
  readonly waitlist: boolean;
  readonly accessTokenTtlS: number;
  readonly refreshTokenTtlS: number;
  /** How long a session lasts from its beginning, however often it is renewed. */
  readonly sessionTtlS: number;
  readonly rateLimit: boolean;
  readonly trustProxy: boolean;
  /** Whether the embedded identity provider serves other machines, without its stand-ins. */
  readonly embeddedIdentityPublic: boolean;
  /** Whether webhooks may lead to this machine, for tests. */
  readonly webhooksToLoopback: boolean;
  /** How long, after SIGTERM, a server goes on while it says that it is not ready any more. */
  readonly drainS: number;
  /** With it `/metrics` answers other machines too. */
  readonly metricsToken: string | undefined;
  readonly logLevel: string;
}

/** Reads the settings. Throws a `SettingError` that names the variable. An empty value counts as not given. */
export function readSettings(given: NodeJS.ProcessEnv): Settings {
  const blank = Object.keys(environment.shape).find((name) => given[name] && !given[name].trim());
  if (blank) throw new SettingError(`${blank} is blank. Give it a value, or leave it out.`);
  const parsed = environment.safeParse(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new SettingError(`${issue?.path.join('.')} ${issue?.message}.`);
  }
  const env = parsed.data;
  const firebase = readFirebase(env);
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  if (!env.RATE_LIMIT) checkUnlimited(env, publicUrl);
  if (env.WEBHOOKS_TO_LOOPBACK) checkWebhooksToLoopback(env, publicUrl);
  if (!firebase) checkEmbeddedIdentity(env, publicUrl);
  if (env.OWN_DOMAINS) checkOwnDomains(env, publicUrl);
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    pagesOrigin: env.PUBLIC_PAGES_ORIGIN ?? publicUrl,
    ownDomains: env.OWN_DOMAINS,
    dnsServers: env.DNS_SERVERS,
    notCounted: env.NOT_COUNTED_CIDRS,
    staffEmails: env.STAFF_EMAILS,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    readyConnections: env.READY_CONNECTIONS,
    firebase,
    contentUrl: env.CONTENT_URL,
    posthog: env.POSTHOG_KEY ? { key: env.POSTHOG_KEY, host: env.POSTHOG_HOST } : undefined,
    smtpUrl: env.SMTP_URL,
    preRelease: env.PRE_RELEASE,
    appTheme: env.APP_THEME,
    waitlist: env.WAITLIST,
    accessTokenTtlS: env.ACCESS_TOKEN_TTL_S,
    refreshTokenTtlS: env.REFRESH_TOKEN_TTL_S,
    sessionTtlS: env.SESSION_TTL_S,
    rateLimit: env.RATE_LIMIT,
    trustProxy: env.TRUST_PROXY,
    embeddedIdentityPublic: env.EMBEDDED_IDENTITY_PUBLIC,
    webhooksToLoopback: env.WEBHOOKS_TO_LOOPBACK,
    drainS: env.DRAIN_S,
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
  };
}

type Environment = z.infer<typeof environment>;

function readFirebase(env: Environment): FirebaseSettings | undefined {
  const { FIREBASE_API_KEY: apiKey, FIREBASE_AUTH_DOMAIN: authDomain, FIREBASE_PROJECT_ID: projectId } = env;
  if (apiKey && authDomain && projectId) return { apiKey, authDomain, projectId };
  const missing = Object.entries({
    FIREBASE_API_KEY: apiKey,
    FIREBASE_AUTH_DOMAIN: authDomain,
    FIREBASE_PROJECT_ID: projectId,
  }).filter(([, value]) => !value);
  if (missing.length === 3) return undefined;
  throw new SettingError(
    `${missing.map(([name]) => name).join(', ')} must be set together with the other FIREBASE_* settings.`,
  );
}

/** Which setting says that other machines reach the server, first of those that do. */
function exposedBy({ HOST }: Environment, publicUrl: string): 'HOST' | 'PUBLIC_URL' | undefined {
  if (!isLoopback(HOST)) return 'HOST';
  return isLoopback(new URL(publicUrl).hostname) ? undefined : 'PUBLIC_URL';
}

/** A founder's host leads to the host of all pages, which must be another one than the product's. */
function checkOwnDomains({ PUBLIC_PAGES_ORIGIN: pages }: Environment, publicUrl: string): void {
  if (pages === undefined || new URL(pages).hostname === new URL(publicUrl).hostname)
    throw new SettingError('OWN_DOMAINS needs PUBLIC_PAGES_ORIGIN, with another host than PUBLIC_URL.');
}

/** A server on loopback may be behind a proxy that others reach. */
function checkUnlimited(env: Environment, publicUrl: string): void {
  const exposed = exposedBy(env, publicUrl);
  if (exposed) throw new SettingError(`RATE_LIMIT can be off only while ${exposed} is loopback.`);
  if (env.TRUST_PROXY) throw new SettingError('RATE_LIMIT can be off only while TRUST_PROXY is off.');
}

/** Strangers could make a server that they reach call what only it reaches. */
function checkWebhooksToLoopback(env: Environment, publicUrl: string): void {
  const exposed = exposedBy(env, publicUrl);
  if (exposed) throw new SettingError(`WEBHOOKS_TO_LOOPBACK can be on only while ${exposed} is loopback.`);
  if (env.TRUST_PROXY) throw new SettingError('WEBHOOKS_TO_LOOPBACK can be on only while TRUST_PROXY is off.');
}

/** The embedded identity provider is for one machine, unless its operator takes the whole responsibility. */
function checkEmbeddedIdentity(env: Environment, publicUrl: string): void {
  const exposed = exposedBy(env, publicUrl);
  if (!exposed) return;
  if (!env.EMBEDDED_IDENTITY_PUBLIC) {
    throw new SettingError(
      `${exposed} is reachable from other machines, but sign-in is the embedded one, made for this machine alone. ` +
        'Set FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN and FIREBASE_PROJECT_ID, ' +
        'or EMBEDDED_IDENTITY_PUBLIC=1 with SMTP_URL and an https PUBLIC_URL.',
    );
  }
  if (!env.SMTP_URL)
    throw new SettingError('SMTP_URL must be set with EMBEDDED_IDENTITY_PUBLIC=1, so that emails reach people.');
  if (!publicUrl.startsWith('https:'))
    throw new SettingError('PUBLIC_URL must be https with EMBEDDED_IDENTITY_PUBLIC=1.');
}
