import * as z from 'zod/mini';

/** The project that a founder works on, on whatever device: a UUID, null until one was chosen. */
export const currentProjectSchema = z.strictObject({ projectId: z.nullable(z.uuid()) });
