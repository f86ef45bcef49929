import { z } from 'zod';
import { contentUnavailable, forbidden, invalidQuery } from '../directus-error.ts';
import type { RemoteAnswer } from './fetch-content.ts';

const itemSchema = z.record(z.string(), z.unknown());

/** `{data: [...], meta?}` */
export const listSchema = z.object({
  data: z.array(itemSchema),
  meta: z.record(z.string(), z.coerce.number()).optional(),
});

/** `{data: {...}}` */
export const singleSchema = z.object({ data: itemSchema });

const refusalSchema = z.object({ errors: z.tuple([z.object({ extensions: z.object({ reason: z.string() }) })]) });

/** Reads a JSON answer. Throws the `DirectusError` that a refusal means, and SERVICE_UNAVAILABLE for nonsense. */
export function readJson<T>(answer: RemoteAnswer, schema: z.ZodType<T>): T {
  requireSuccess(answer);
  const parsed = schema.safeParse(parse(answer.body));
  if (!parsed.success) throw contentUnavailable('Its answer could not be read', parsed.error);
  return parsed.data;
}

export function requireSuccess({ status, body }: RemoteAnswer): void {
  if (status === 200) return;
  if (status === 403 || status === 404) throw forbidden();
  const refusal = status === 400 ? refusalSchema.safeParse(parse(body)) : undefined;
  if (refusal?.success) throw invalidQuery(refusal.data.errors[0].extensions.reason);
  throw contentUnavailable(`It answered with status ${status}`);
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
