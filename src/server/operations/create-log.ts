import { type DestinationStream, type Logger, pino } from 'pino';
import { maskSecrets } from './mask-secrets.ts';

/** Names under which nothing may be written, however it came into a line. */
const secret = [
  'authorization',
  'cookie',
  'password',
  'accessToken',
  'refreshToken',
  'firebaseToken',
  'idToken',
  'email',
  'dpop',
  'proof',
];

/** The server's log: JSON, a line an entry. Errors without what the database says of the rows they are about. */
export function createLog(level: string, destination: DestinationStream = pino.destination(2)): Logger {
  return pino(
    {
      level,
      serializers: { err: shownError },
      redact: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    },
    destination,
  );
}

/** Returns the parts of an error that may be logged: PostgreSQL's `detail`, for one, holds addresses. */
function shownError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: maskSecrets(String(error)) };
  const { name, message, stack, code, constraint, table, cause } = error as Error & Record<string, unknown>;
  return {
    type: name,
    message: maskSecrets(message),
    stack: stack === undefined ? undefined : maskSecrets(String(stack)),
    code,
    constraint,
    table,
    ...(cause !== undefined && { cause: shownError(cause) }),
  };
}
