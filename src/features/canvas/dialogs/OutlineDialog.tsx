import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useMemo } from 'react';
import { css } from '#styled-system/css';
import { Dialog } from '#ui/Dialog.tsx';
import { VirtualRows } from '#ui/VirtualRows.tsx';
import type { CanvasSession } from '../canvas-session.ts';
import { outlineLabels } from './labels.ts';
import { type ScenePart, sceneParts } from './scene-parts.ts';

export interface OutlineDialogProps {
  readonly session: CanvasSession;
  readonly onClose: () => void;
}

/** Everything on the canvas as a list, however much it is; what is ticked is selected. */
export function OutlineDialog({ session: { actor, canvas, controls }, onClose }: OutlineDialogProps) {
  const state = useAtom(canvas);
  const selection = useSelector(actor, ({ context }) => context.selection);
  const parts = useMemo(() => sceneParts(state), [state]);
  return (
    <Dialog title={outlineLabels.title} place="side" isOpen onClose={onClose}>
      <VirtualRows
        label={outlineLabels.list}
        look="names"
        items={parts}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        selected={selection}
        onSelect={(ids) => controls.select(ids)}
        onOpen={(id) => {
          onClose();
          controls.select([id]);
          controls.reveal(id);
        }}
      >
        {drawPart}
      </VirtualRows>
    </Dialog>
  );
}

const drawPart = ({ name }: ScenePart) => <span className={line}>{name}</span>;

const line = css({ minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
