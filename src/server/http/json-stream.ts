import { Readable } from 'node:stream';
import { jsonPieces } from '#domain/log/json-pieces.ts';
import { longWork } from './long-work.ts';

const chunkLength = 64 * 1024;

/**
 * The JSON of a large value, written as its reader takes it and in slices that let others go first. `depth`: how deep
 * what is written at once lies in it. Neither the value nor anything in it may change meanwhile.
 */
export function jsonStream(value: unknown, depth: number): Readable {
  return Readable.from(chunksOf(value, depth), { objectMode: false, highWaterMark: chunkLength });
}

async function* chunksOf(value: unknown, depth: number): AsyncGenerator<Buffer> {
  const work = longWork();
  let pieces: string[] = [];
  let length = 0;
  const taken = (): Buffer => {
    const chunk = Buffer.from(pieces.join(''));
    pieces = [];
    length = 0;
    return chunk;
  };
  for (const piece of jsonPieces(value, depth)) {
    pieces.push(piece);
    length += piece.length;
    if (length >= chunkLength) yield taken();
    if (work.isOver()) await work.pause();
  }
  if (length > 0) yield taken();
}
