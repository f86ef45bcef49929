import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

/**
 * The headers of every answer. `scriptHashes` are those of the inline scripts of our pages, as `'sha256-…'`.
 * `relaxed` is for development only: the bundler's client needs eval-free inline scripts, styles and a socket.
 */
export async function securityHeaders(
  app: FastifyInstance,
  settings: Settings,
  scriptHashes: readonly string[],
  relaxed: boolean,
): Promise<void> {
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: relaxed ? false : { useDefaults: false, directives: directives(settings, scriptHashes) },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: settings.publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
  });
}

function directives(
  { firebase, publicUrl, posthog }: Settings,
  scriptHashes: readonly string[],
): Record<string, string[]> {
  const google = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scriptHashes, ...(firebase ? ['https://apis.google.com'] : [])],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: [
      "'self'",
      socketOf(publicUrl),
      ...(firebase ? google : []),
      ...(posthog ? [new URL(posthog.host).origin] : []),
    ],
    frameSrc: firebase ? ["'self'", `https://${firebase.authDomain}`] : ["'self'"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ['default', 'dompurify'],
    ...(publicUrl.startsWith('https:') ? { upgradeInsecureRequests: [] } : {}),
  };
}

/** Older browsers do not count a socket to our own host as 'self'. */
const socketOf = (publicUrl: string): string => new URL(publicUrl).origin.replace(/^http/, 'ws');
