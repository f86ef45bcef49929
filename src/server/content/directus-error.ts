/** An error as Directus answers it: `{errors: [{message, extensions: {reason?, code}}]}`. */
export class DirectusError extends Error {
  override readonly name = 'DirectusError';
  readonly statusCode: number;
  readonly extensions: Readonly<Record<string, string>>;

  constructor(statusCode: number, message: string, extensions: Readonly<Record<string, string>>, cause?: unknown) {
    super(message, { cause });
    this.statusCode = statusCode;
    this.extensions = extensions;
  }
}

/** `reason` is a clause without its full stop. */
export const invalidQuery = (reason: string): DirectusError =>
  new DirectusError(400, `Invalid query. ${reason}.`, { reason, code: 'INVALID_QUERY' });

/** Also what an unknown item yields: whether something exists is not told. */
export const forbidden = (): DirectusError =>
  new DirectusError(403, "You don't have permission to access this.", { code: 'FORBIDDEN' });

const forbiddenBecause = (reason: string): DirectusError =>
  new DirectusError(403, reason, { reason, code: 'FORBIDDEN' });

export const forbiddenCollection = (collection: string): DirectusError =>
  forbiddenBecause(
    `You don't have permission to access collection "${collection}" or it does not exist. Queried in root.`,
  );

export const forbiddenField = (field: string, collection: string): DirectusError =>
  forbiddenBecause(
    `You don't have permission to access field "${field}" in collection "${collection}" or it does not exist. Queried in root.`,
  );

export const invalidCredentials = (): DirectusError =>
  new DirectusError(401, 'Invalid user credentials.', { code: 'INVALID_CREDENTIALS' });

/** Error in the words of Directus' own rate limiter. */
export const tooManyRequests = (waitS: number): DirectusError =>
  new DirectusError(429, `Too many requests, retry after ${waitS}s.`, { code: 'REQUESTS_EXCEEDED' });

export const routeNotFound = (path: string): DirectusError =>
  new DirectusError(404, `Route ${path} doesn't exist.`, { path, code: 'ROUTE_NOT_FOUND' });

/** `cause` is for the log alone. */
export const contentUnavailable = (reason: string, cause?: unknown): DirectusError =>
  new DirectusError(
    503,
    `Service "content" is unavailable. ${reason}.`,
    { service: 'content', reason, code: 'SERVICE_UNAVAILABLE' },
    cause,
  );
