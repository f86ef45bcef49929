import * as z from 'zod/mini';

/** Id of an idea, a project or a canvas: a UUID in small letters. */
export const uuid = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/));

/** Id of a part within a stream, such as a criterion or a saved filter. */
export const partId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
