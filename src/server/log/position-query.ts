import { z } from 'zod';

/** A position in a query: 0, the beginning, where it is not given. */
export const positionQuery = z
  .string()
  .regex(/^\d{1,15}$/, 'must be a whole number from 0')
  .transform(Number)
  .default(0);
