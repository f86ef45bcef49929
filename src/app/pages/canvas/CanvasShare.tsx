import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type Canvas, canvasStreamOf, emptyCanvas } from '#domain/canvas/canvas.ts';
import { shareHolds } from '#domain/canvas/share-holds.ts';
import type { Rejection } from '#domain/log/decision.ts';
import { reasonText } from '#domain/log/rejection-texts.ts';
import type { Project } from '#domain/project/project.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { type SharedPart, sharedPart } from '#domain/sharing/shared-part.ts';
import type { CanvasSession } from '#features/canvas/canvas-session.ts';
import { ShareDialog } from '#features/shared/ShareDialog.tsx';
import type { FigureAssets } from '#features/shared/SharedFigure.tsx';
import { SharePreview } from '#features/shared/SharePreview.tsx';
import { type ShareLinkActor, shareLinkMachine } from '#machines/canvas/share-link.machine.ts';
import { useApp } from '../../app-context.ts';
import { useFlow } from '../../use-flow.ts';
import { shareChoices, shareName } from './share-choices.ts';

export interface CanvasShareProps {
  readonly session: CanvasSession;
  readonly project: Project;
  /** The node that is to be shared; null for what is selected, or the canvas. */
  readonly of: string | null;
  readonly onClose: () => void;
}

const dayMs = 86_400_000;

export function CanvasShare({ session, project, of, onClose }: CanvasShareProps) {
  const { services } = useApp();
  const { workspace, now } = services;
  const state = useAtom(session.canvas) ?? emptyCanvas;
  const [openedAt] = useState(now);
  const unrevoked = Object.values(state.shares).filter((share) => !share.revoked);
  const shares = unrevoked.filter((share) => shareHolds(share, openedAt));
  const grants = shares.map(({ grant }) => grant);
  const [choices] = useState(() => shareChoices(state, of, session.controls.selection));
  const sharing = useFlow(shareLinkMachine, {
    canvasId: project.canvasId,
    scope: choices[0].scope,
    grants,
  });
  const known = grants.join(' ');
  useEffect(() => {
    sharing.send({ type: 'shares.changed', grants: known === '' ? [] : known.split(' ') });
  }, [sharing, known]);
  const rejections = useAtom(workspace.rejections);
  useEffect(() => {
    const stream = canvasStreamOf(project.canvasId);
    const refused = rejections.find(
      ({ command: { stream: on, type } }) => on === stream && /^(Share[A-Z]|RevokeShare$)/.test(type),
    );
    if (refused) sharing.send({ type: 'share.refused', reason: refused.reason as Rejection });
  }, [sharing, rejections, project.canvasId]);
  return (
    <ShareDialog
      sharing={sharing}
      choices={choices}
      preview={<Preview session={session} sharing={sharing} canvas={state} />}
      shares={shares}
      expiredCount={unrevoked.length - shares.length}
      nameOf={(share) => shareName(state, share)}
      linkOf={(grant) =>
        location.origin + buildPath({ name: 'shared', params: { projectId: project.id, nodeId: grant } })
      }
      reasonText={reasonText}
      newGrant={newGrant}
      expiryIn={(days) => new Date(Date.parse(now()) + days * dayMs).toISOString()}
      onClose={onClose}
    />
  );
}

interface PreviewProps {
  readonly session: CanvasSession;
  readonly sharing: ShareLinkActor;
  readonly canvas: Canvas;
}

/** Follows what is picked and what changes, once there is time for it. */
function Preview({ session, sharing, canvas }: PreviewProps) {
  const scope = useDeferredValue(useSelector(sharing, ({ context }) => context.scope));
  const later = useDeferredValue(canvas);
  const part = useMemo(() => sharedPart(later, scope), [later, scope]);
  const assets = useMemo(() => shownImages(part, session), [part, session]);
  return <SharePreview part={part} assets={assets} />;
}

/** Returns the images that the canvas has loaded. */
function shownImages(part: SharedPart | undefined, { image }: CanvasSession): FigureAssets {
  const found = (part?.nodes ?? []).flatMap(({ asset }) => {
    const shown = asset === null ? undefined : image(asset);
    if (asset === null || !(shown instanceof HTMLImageElement)) return [];
    return [[asset, { url: shown.src }] as const];
  });
  return Object.fromEntries(found);
}

/** 192 random bits, as the last segment of an address. */
function newGrant(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
