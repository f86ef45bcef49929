import type { JsonObject } from './json.ts';

type Names = (data: JsonObject) => readonly string[];

/**
 * What of its own stream a type of command is about, by names that mean something within that stream: ids of parts, names
 * of texts. `data` has passed the schema; none where a member is absent.
 */
export interface Touches {
  /** What is there from then on. */
  readonly brings?: Names;
  /** What has to be there. */
  readonly names?: Names;
  /** Texts and sets that it takes over as the one before has left them. */
  readonly rewrites?: Names;
}
