/** Classes of PostgreSQL: a connection that failed, too few resources (disk, memory, connections), a database that stops. */
const sqlState = /^(08...|53...|57P0.)$/;
const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Messages of `pg` errors that have no code. */
const words =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a)/;

/** For the header `Retry-After`. */
export const unavailableRetryAfterS = 5;

/** Whether an error says that the database cannot be had for now, so that the same call may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (code !== undefined) return network.has(code) || sqlState.test(code);
  return words.test(error.message);
}
