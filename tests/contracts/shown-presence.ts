import type { Presence } from '#domain/presence/presence.ts';
import type { LiveReader } from './live-reader.ts';

/** On a canvas, with the pointer so far to the right. */
export const at = (x: number, selected: string[] = []): Presence => ({
  where: 'canvas-11111111-1111-4111-8111-111111111111',
  field: null,
  device: 'Firefox on Linux',
  cursor: { x, y: -0.5 },
  selected,
});
export const say = ({ socket }: LiveReader, presence: unknown): void =>
  socket.send(JSON.stringify({ type: 'presence', presence }));
/** How far to the right others were, in order; null for who has no pointer there any more. */
export const heardBy = ({ heard }: LiveReader): (number | null)[] =>
  heard.map(({ presence }) => presence?.cursor?.x ?? null);
