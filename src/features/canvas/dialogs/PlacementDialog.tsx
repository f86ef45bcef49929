import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { nudgeSteps } from '#machines/canvas/canvas-keys.ts';
import { css } from '#styled-system/css';
import { Dialog } from '#ui/Dialog.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import type { CanvasSession } from '../canvas-session.ts';
import { PlaceFields } from '../selection/PlaceFields.tsx';
import { frameOf } from '../stage/frame-of.ts';
import { placementLabels } from './labels.ts';

export interface PlacementDialogProps {
  readonly session: CanvasSession;
  readonly onClose: () => void;
}

const directions = [
  { label: placementLabels.left, Icon: ArrowLeft, dx: -1, dy: 0 },
  { label: placementLabels.up, Icon: ArrowUp, dx: 0, dy: -1 },
  { label: placementLabels.down, Icon: ArrowDown, dx: 0, dy: 1 },
  { label: placementLabels.right, Icon: ArrowRight, dx: 1, dy: 0 },
] as const;

/** Moves what is selected by steps or by figures, without a drag. The scene stays in sight. */
export function PlacementDialog({ session: { actor, canvas, controls }, onClose }: PlacementDialogProps) {
  const state = useAtom(canvas);
  const selection = useSelector(actor, ({ context }) => context.selection);
  const frame = frameOf(state, selection);
  return (
    <Dialog title={placementLabels.title} place="side" isOpen onClose={onClose}>
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}>
        <div className={css({ display: 'flex', gap: '8' })}>
          {directions.map(({ label, Icon, dx, dy }) => (
            <IconButton
              key={label}
              label={placementLabels.by(label, nudgeSteps.fast)}
              variant="secondary"
              icon={<Icon aria-hidden="true" />}
              onPress={() => controls.nudge(dx * nudgeSteps.fast, dy * nudgeSteps.fast)}
            />
          ))}
        </div>
        {frame && (
          <PlaceFields
            box={frame.box}
            rotation={null}
            isDisabled={false}
            onChange={(change) => controls.change(change)}
          />
        )}
      </div>
    </Dialog>
  );
}
