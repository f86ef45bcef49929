import * as z from 'zod/mini';
import type { ApiFailure } from '#domain/api/api-failure.ts';
import type { Answer } from './fetch-json.ts';

const errorSchema = z.object({ message: z.string(), code: z.union([z.string(), z.number()]) });

/** The failure that an answer means, with the server's own words where it has some. */
export function refusalOf({ status, body, retryAfterS }: Answer): Extract<ApiFailure, { kind: 'refused' }> {
  const error = z.safeParse(errorSchema, body);
  const { code, message } = error.success ? error.data : { code: status, message: '' };
  return { kind: 'refused', status, code, message, ...(retryAfterS === undefined ? {} : { retryAfterS }) };
}
