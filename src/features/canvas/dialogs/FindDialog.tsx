import { useSelector as useAtom } from '@xstate/store-react';
import { useMemo } from 'react';
import type { CanvasSession } from '../canvas-session.ts';
import { pickerLabels } from './labels.ts';
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
      title={pickerLabels.findTitle}
      fieldLabel={pickerLabels.findField}
      placeholder={pickerLabels.findPlaceholder}
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
