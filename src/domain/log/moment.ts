import * as z from 'zod/mini';
import type { CommandType } from './stream-kind.ts';
import { text } from './text.ts';

/** A point in the life of a stream that the founder has given a name. */
export interface Moment {
  /** The version of the stream that is meant. */
  readonly version: number;
  readonly name: string;
}

/** In UTF-16 units; `moments` counts those of one stream. */
export const momentLimits = { name: 60, moments: 100 } as const;

/** `NameMoment {version, name}`: the same version again renames it; an empty name takes it away. */
export const momentCommand = {
  data: z.strictObject({
    version: z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)),
    name: text(momentLimits.name),
  }),
  by: 'founder',
  begins: false,
} as unknown as CommandType;
