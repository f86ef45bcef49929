import { kindOfStream } from '#domain/log/stream-kinds.ts';
import type { EventStore } from '../event-store/event-store.ts';

/** From its first moment to the one after its last. */
export interface Week {
  readonly since: Date;
  readonly until: Date;
}

/** A stream as a week found it, and as it left it; undefined while it had not begun. */
export interface StreamAround<State> {
  readonly before: State | undefined;
  readonly after: State | undefined;
}

/** Folds a stream up to a week's beginning and up to its end, by when the server recorded its facts. */
export async function streamAround<State>(
  eventStore: Pick<EventStore, 'readEvents'>,
  workspaceId: string,
  stream: string,
  { since, until }: Week,
): Promise<StreamAround<State>> {
  const kind = kindOfStream(stream);
  const around: { before: unknown; after: unknown } = { before: undefined, after: undefined };
  const folded = () => around as StreamAround<State>;
  for (let position = 0; ; ) {
    const page = await eventStore.readEvents(workspaceId, position, 500, stream);
    for (const event of page.events) {
      const at = new Date(event.recordedAt);
      if (at >= until) return folded();
      around.after = kind?.evolve(around.after, event, stream);
      if (at < since) around.before = around.after;
    }
    if (page.events.length === 0) return folded();
    position = page.position;
  }
}
