import { threadFoldVersion } from './thread-facts.ts';

/** `thread-{uuid}`: comments on one subject. What is known of the kind before its rules are loaded. */
export const threadKind = {
  name: 'thread',
  pattern: /^thread-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  foldVersion: threadFoldVersion,
} as const;

export const threadIdOf = (stream: string): string => stream.slice('thread-'.length);
export const threadStreamOf = (id: string): `thread-${string}` => `thread-${id}`;
