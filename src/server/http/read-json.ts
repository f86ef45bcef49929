import type { FastifyBodyParser, FastifyInstance } from 'fastify';
import { cutDeepJson } from './cut-deep-json.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** How long its JSON was, unpacked, whatever its headers say. Absent where there was none. */
    bodyBytes?: number;
  }
}

interface Options {
  /** How names such as `__proto__` are handled. */
  readonly onPoisoning: 'error' | 'ignore';
  /** Whether an empty body is none, and no error. */
  readonly isEmptyAllowed: boolean;
}

/** Reads the JSON bodies of the routes that `app` registers; what is nested more than 64 deep is `null`. */
export function readJson(app: FastifyInstance, { onPoisoning, isEmptyAllowed }: Options): void {
  const parse = app.getDefaultJsonParser(onPoisoning, onPoisoning) as FastifyBodyParser<string>;
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.bodyBytes = Buffer.byteLength(body);
    return isEmptyAllowed && body === '' ? done(null) : parse(request, cutDeepJson(body), done);
  });
}
