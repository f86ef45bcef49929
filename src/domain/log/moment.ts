import * as z from 'zod/mini';
import { commandType } from './command-type.ts';
import type { Immutable } from './immutable.ts';
import { text } from './text.ts';

/** In UTF-16 units; `moments` counts those of one stream. */
export const momentLimits = { name: 60, moments: 100 } as const;

const moment = z.strictObject({
  /** The version of the stream that is meant. */
  version: z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)),
  name: text(momentLimits.name),
});

/** A point in the life of a stream that the founder has given a name. */
export type Moment = Immutable<z.infer<typeof moment>>;

/** `NameMoment {version, name}`: the same version again renames it; an empty name removes it. */
export const momentCommand = commandType(moment, { label: (_, title) => `Name a version of ${title}` });
