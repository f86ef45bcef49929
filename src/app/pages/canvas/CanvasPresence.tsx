import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { deviceName } from '#domain/account/device-name.ts';
import type { CanvasSession } from '#features/canvas/canvas-session.ts';
import { AlsoHere } from '#features/canvas/presence/AlsoHere.tsx';
import type { StageView } from '#features/canvas/stage/stage-view.ts';
import { presenceMachine } from '#machines/canvas/presence.machine.ts';
import { selectSyncState } from '#machines/sync/select-sync.ts';
import { paintCursors } from '#painter/paint-cursors.ts';
import { useApp } from '../../app-context.ts';
import { OwnAvatar } from '../../OwnAvatar.tsx';
import { useFlow } from '../../use-flow.ts';

export interface CanvasPresenceProps {
  readonly canvasId: string;
  readonly session: CanvasSession;
  /** Where the others are drawn. */
  readonly view: StageView | null;
}

/** The founder's other browsers on the same canvas, and this one as they see it. */
export function CanvasPresence({ canvasId, session, view }: CanvasPresenceProps) {
  const { actorOf, services } = useApp();
  const channel = services.presence;
  const flow = useMemo(
    () =>
      presenceMachine.provide({
        actions: { say: (_, { presence }) => channel.say({ ...presence, selected: [...presence.selected] }) },
      }),
    [channel],
  );
  const presence = useFlow(flow, { canvas: canvasId, device: deviceName(navigator.userAgent) });
  const isOffline = useSelector(actorOf('sync'), (sync) => selectSyncState(sync) === 'offline');
  useEffect(() => {
    if (isOffline) presence.send({ type: 'connection.lost' });
  }, [presence, isOffline]);
  useEffect(() => {
    const stopListening = channel.listen(({ from, presence: other }) =>
      presence.send({ type: 'other.heard', from, presence: other }),
    );
    return () => {
      stopListening();
      channel.say(null);
    };
  }, [channel, presence]);
  useEffect(() => {
    let told: readonly string[] | undefined;
    const tell = () => {
      const { selection } = session.actor.getSnapshot().context;
      if (selection !== told) presence.send({ type: 'selection.told', selected: selection });
      told = selection;
    };
    tell();
    const heard = session.actor.subscribe(tell);
    return () => heard.unsubscribe();
  }, [session, presence]);
  useEffect(() => view?.hearCursor((cursor) => presence.send({ type: 'cursor.moved', cursor })), [view, presence]);
  const others = useSelector(presence, ({ context }) => context.others);
  useEffect(() => {
    const cursors = Object.entries(others).map(
      ([
        id,
        {
          presence: { device, cursor, selected },
        },
      ]) => {
        return { id, name: device, point: cursor ?? undefined, selected };
      },
    );
    view?.painter.others({ marks: cursors, paint: paintCursors });
  }, [view, others]);
  return (
    <AlsoHere
      devices={Object.values(others).map(({ presence: { device } }) => device)}
      avatar={<OwnAvatar size="small" isDecorative />}
    />
  );
}
