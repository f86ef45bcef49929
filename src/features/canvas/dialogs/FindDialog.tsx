import { useSelector as useAtom } from '@xstate/store-react';
import { useMemo } from 'react';
import type { CanvasSession } from '../canvas-session.ts';
import { PartPicker } from './PartPicker.tsx';
import { sceneParts } from './scene-parts.ts';

export interface FindDialogProps {
  readonly session: CanvasSession;
  readonly onClose: () => void;
}

/** Leads to what says the words that are typed. */
export function FindDialog({ session: { canvas, controls }, onClose }: FindDialogProps) {
  const state = useAtom(canvas);
  const parts = useMemo(() => sceneParts(state), [state]);
  return (
    <PartPicker
      title="Find on the canvas"
      fieldLabel="Words to find"
      placeholder="Words of a note, a title, a connector"
      parts={parts}
      onPick={(id) => {
        onClose();
        controls.select([id]);
        controls.reveal(id);
      }}
      onClose={onClose}
    />
  );
}
