/** In characters. */
export const redirectUriLength = 1000;
const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Schemes that a browser runs or reads itself. */
const ownSchemes: ReadonlySet<string> = new Set([
  ...[
    'javascript:',
    'data:',
    'blob:',
    'file:',
    'about:',
    'vbscript:',
    'view-source:',
    'filesystem:',
    'ws:',
    'wss:',
    'ftp:',
  ],
]);

/**
 * Whether codes may be sent there: https, a program on the same machine, or an app by its own scheme; RFC 8252, sections 7.1 to
 * 7.3. No fragment, and no name before the host.
 */
export function isRedirectUri(uri: string): boolean {
  if (uri.length > redirectUriLength || !/^[!-~]+$/.test(uri) || !URL.canParse(uri)) return false;
  const { protocol, hostname, hash, username, password } = new URL(uri);
  if (hash !== '' || uri.includes('#') || username !== '' || password !== '') return false;
  if (protocol === 'https:') return true;
  if (protocol === 'http:') return loopback.has(hostname);
  return !ownSchemes.has(protocol);
}

/** Whether a request may send its code there: to exactly one that was registered, and on the same machine to any port of it. */
export const isRegistered = (uri: string, registered: readonly string[]): boolean =>
  isRedirectUri(uri) && registered.some((each) => each === uri || withoutPort(each) === withoutPort(uri));

/** Null where the port is part of who is meant. */
function withoutPort(uri: string): string | symbol {
  const url = new URL(uri);
  if (url.protocol !== 'http:' || !loopback.has(url.hostname)) return Symbol(uri);
  url.port = '';
  return url.href;
}

/** Where a code goes, as people read it: `claude.ai`, or `the app cursor:`. */
export function nameOfTarget(uri: string): string {
  const { protocol, hostname } = new URL(uri);
  if (protocol === 'https:') return hostname;
  return protocol === 'http:' ? 'an app on this device' : `the app ${protocol.slice(0, -1)}`;
}
