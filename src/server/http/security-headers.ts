import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Settings } from '../settings.ts';

/**
 * The headers of every answer. `scriptHashes` are those of the inline scripts of our pages, as `'sha256-…'`.
 * `relaxed` leaves the content security policy out, for the bundler's client in development.
 * They are the same each time, so they are worked out once: helmet per request costs half of a small answer's time.
 */
export function securityHeaders(
  settings: Settings,
  scriptHashes: readonly string[],
  relaxed: boolean,
): Readonly<Record<string, string>> {
  return headersOf({
    contentSecurityPolicy: relaxed ? false : { useDefaults: false, directives: directives(settings, scriptHashes) },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: settings.publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
  });
}

/** Sets headers on every answer that a route or a hook gives; handlers may set others in their place. */
export function sendHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** Returns the headers that helmet would set on any answer. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  helmet(options)({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}

function directives({ firebase, publicUrl, posthog }: Settings, hashes: readonly string[]): Record<string, string[]> {
  const google = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
  const analytics = posthog ? [new URL(posthog.host).origin] : [];
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...hashes, ...(firebase ? ['https://apis.google.com'] : [])],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", socketOf(publicUrl), ...(firebase ? google : []), ...analytics],
    frameSrc: firebase ? ["'self'", `https://${firebase.authDomain}`] : ["'self'"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ['default'],
    ...(publicUrl.startsWith('https:') ? { upgradeInsecureRequests: [] } : {}),
  };
}

/** Older browsers do not count a socket to our own host as 'self'. */
const socketOf = (publicUrl: string): string => new URL(publicUrl).origin.replace(/^http/, 'ws');
