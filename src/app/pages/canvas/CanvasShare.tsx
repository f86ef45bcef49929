import { useSelector as useAtom } from '@xstate/store-react';
import { useEffect, useState } from 'react';
import { canvasStreamOf } from '#domain/canvas/canvas.ts';
import { shareHolds } from '#domain/canvas/share-holds.ts';
import type { Rejection } from '#domain/log/decision.ts';
import type { Project } from '#domain/project/project.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import type { CanvasSession } from '#features/canvas/canvas-session.ts';
import { ShareDialog } from '#features/canvas/dialogs/ShareDialog.tsx';
import { reasonText } from '#features/idea-vault/failure-text.ts';
import { shareNodeMachine } from '#machines/canvas/share-node.machine.ts';
import { useApp } from '../../app-context.ts';
import { useFlow } from '../../use-flow.ts';
import { issueWishes } from '../issue-wishes.ts';

export interface CanvasShareProps {
  readonly session: CanvasSession;
  readonly project: Project;
  readonly node: string;
  readonly onClose: () => void;
}

const dayMs = 86_400_000;

export default function CanvasShare({ session: { canvas }, project, node, onClose }: CanvasShareProps) {
  const { services } = useApp();
  const { workspace, now } = services;
  const state = useAtom(canvas);
  const [openedAt] = useState(now);
  const ofNode = Object.values(state?.shares ?? {}).filter((share) => share.node === node && !share.revoked);
  const shares = ofNode.filter((share) => shareHolds(share, openedAt));
  const grants = shares.map(({ grant }) => grant);
  const sharing = useFlow(shareNodeMachine.provide({ actions: { issue: issueWishes(services) } }), {
    canvasId: project.canvasId,
    node,
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
      ({ command }) => command.stream === stream && (command.type === 'ShareNode' || command.type === 'RevokeShare'),
    );
    if (refused) sharing.send({ type: 'share.refused', reason: refused.reason as Rejection });
  }, [sharing, rejections, project.canvasId]);
  return (
    <ShareDialog
      sharing={sharing}
      shares={shares}
      expiredCount={ofNode.length - shares.length}
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

/** 192 random bits, as the last segment of an address. */
function newGrant(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
