import { ideaStream } from '../idea/idea-stream.ts';
import type { StreamKind } from './stream-kind.ts';

/** Every kind of stream there is. A feature with a stream of its own adds one line. */
const kinds: readonly StreamKind<unknown>[] = [ideaStream as StreamKind<unknown>];

/** The kind whose pattern the stream's name has, or undefined. */
export function kindOfStream(stream: string): StreamKind<unknown> | undefined {
  return kinds.find((kind) => kind.pattern.test(stream));
}

/** The kind that takes a type of command, or undefined. */
export function kindOfCommand(type: string): StreamKind<unknown> | undefined {
  return kinds.find((kind) => Object.hasOwn(kind.commands, type));
}

/** What a kept copy of folded states depends on: each kind's name and the version of its fold. */
export function foldVersions(): Readonly<Record<string, number>> {
  return Object.fromEntries(kinds.map(({ name, foldVersion }) => [name, foldVersion]));
}
