import { useSelector as useAtom } from '@xstate/store-react';
import { useMemo } from 'react';
import { partOf } from '#domain/log/parts.ts';
import type { CanvasSession } from '../canvas-session.ts';
import { connectionTargets } from './connection-targets.ts';
import { pickerLabels } from './labels.ts';
import { PartPicker } from './PartPicker.tsx';

export interface ConnectionDialogProps {
  readonly session: CanvasSession;
  /** The node from which it leads, or the connector that is to lead elsewhere. */
  readonly of: string;
  readonly onClose: () => void;
}

/** Where a connector leads, chosen from a list instead of by a drag. */
export function ConnectionDialog({ session: { canvas, controls }, of, onClose }: ConnectionDialogProps) {
  const state = useAtom(canvas);
  const edge = state && partOf(state.edges, of);
  const parts = useMemo(() => connectionTargets(state, of), [state, of]);
  return (
    <PartPicker
      title={edge ? pickerLabels.reconnectTitle : pickerLabels.connectTitle}
      fieldLabel={pickerLabels.connectField}
      placeholder={pickerLabels.connectPlaceholder}
      parts={parts}
      onPick={(id) => {
        onClose();
        if (edge) controls.reconnect(of, id);
        else controls.connect(of, id);
      }}
      onClose={onClose}
    />
  );
}
