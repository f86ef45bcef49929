/** First parts of the addresses that are for strangers, on an origin of their own if there is one. */
export const artefactParts = ['p', 's', 'confirm', 'remove'] as const;

/** First parts of the addresses that are for programs, at which nobody is ever shown a page. */
export const programParts = ['api', 'static', 'dev', 'mcp', 'oauth'] as const;

const otherParts = [
  ...['items', 'assets', 'mail-off', 'internal', 'page-fonts'],
  ...['healthz', 'readyz', 'metrics', '.well-known'],
  ...['__', 'emulator', 'identitytoolkit.googleapis.com', 'securetoken.googleapis.com'],
] as const;

const startingWith = (parts: readonly string[]): RegExp =>
  new RegExp(`^/(${parts.map((part) => part.replaceAll('.', '\\.')).join('|')})(?=[/?]|$)`);

export const isArtefactPath = (path: string): boolean => artefactPattern.test(path);
const artefactPattern = startingWith(artefactParts);

export const isProgramPath = (path: string): boolean => programPattern.test(path);
const programPattern = startingWith(programParts);

/**
 * Addresses that the server alone answers, as patterns of a path with its query: these parts, and files. No screen of the
 * product is there, so a service worker must leave them to the server, which has no route elsewhere.
 */
export const serverPatterns: readonly RegExp[] = [
  startingWith([...artefactParts, ...programParts, ...otherParts]),
  /^[^?]*\/[^/?]+\.[a-z0-9]+(?=\?|$)/,
];

export const isServerPath = (path: string): boolean => serverPatterns.some((pattern) => pattern.test(path));
