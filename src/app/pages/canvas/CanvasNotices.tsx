import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { canvasStreamOf } from '#domain/canvas/canvas.ts';
import type { CanvasSession } from '#features/canvas/canvas-session.ts';
import type { StageView } from '#features/canvas/stage/stage-view.ts';
import { ImageNotices } from '#features/canvas/transfer/ImageNotices.tsx';
import { AlsoHere } from '#features/presence/AlsoHere.tsx';
import type { ImageUploadActor } from '#machines/canvas/image-upload.machine.ts';
import { paintCursors } from '#painter/paint-cursors.ts';
import { OwnAvatar } from '../../OwnAvatar.tsx';
import { usePeopleHere, usePresence } from '../../team/use-people-here.ts';
import { CanvasRejections } from './CanvasRejections.tsx';

export interface CanvasNoticesProps extends CanvasPresenceProps {
  /** Null until it is there. */
  readonly images: ImageUploadActor | null;
}

/** Notices above a canvas: changes that were rejected, images on their way, and who else is here. */
export function CanvasNotices({ canvasId, session, view, images }: CanvasNoticesProps) {
  return (
    <>
      <CanvasRejections session={session} canvasId={canvasId} />
      {images && <ImageNotices images={images} />}
      <CanvasPresence canvasId={canvasId} session={session} view={view} />
    </>
  );
}

interface CanvasPresenceProps {
  readonly canvasId: string;
  readonly session: CanvasSession;
  /** Where the others are drawn. */
  readonly view: StageView | null;
}

/** The other browsers on the same canvas, and this one as they see it. */
function CanvasPresence({ canvasId, session, view }: CanvasPresenceProps) {
  const presence = usePresence(canvasStreamOf(canvasId));
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
  useEffect(() => view?.hearGesture(() => presence.send({ type: 'view.moved' })), [view, presence]);
  const people = usePeopleHere(presence);
  const others = useSelector(presence, ({ context }) => context.others);
  useEffect(() => {
    const cursors = people.map(({ from, name, look }) => {
      const { cursor = null, selected = [] } = others[from]?.presence ?? {};
      return { id: from, name, look, point: cursor ?? undefined, selected };
    });
    view?.painter.others({ marks: cursors, paint: paintCursors });
  }, [view, people, others]);
  const followed = useSelector(presence, ({ context }) => context.followed);
  const pointed = followed === null ? null : (others[followed]?.presence.cursor ?? null);
  useEffect(() => {
    if (pointed) view?.keepInSight(pointed);
  }, [view, pointed]);
  return (
    <AlsoHere
      people={people}
      ownFace={<OwnAvatar size="small" isDecorative />}
      followed={followed}
      onFollow={(from) => presence.send({ type: 'face.pressed', from })}
    />
  );
}
