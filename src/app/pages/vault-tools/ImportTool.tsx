import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useEffect, useMemo } from 'react';
import { ImportDialog } from '#features/idea-transfer/ImportDialog.tsx';
import { vaultOf } from '#machines/vault/select-vault.ts';
import { useApp } from '../../app-context.ts';
import { useFlow } from '../../use-flow.ts';
import { importRun } from './import-run.ts';
import type { ToolProps } from './tool-props.ts';

/** Brings ideas of a file into the vault. */
export default function ImportTool({ onClose }: ToolProps) {
  const { services } = useApp();
  const run = useMemo(() => importRun(services), [services]);
  const { criteria } = useAtom(vaultOf(services.workspace));
  const flow = useFlow(run.machine, { hasCriteria: criteria.length > 0 });
  const isOver = useSelector(flow, (snapshot) => snapshot.matches('left'));

  useEffect(() => run.close, [run]);
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);

  return (
    <ImportDialog
      flow={flow}
      criteria={criteria}
      onSource={(content, name, pasted) => {
        run.hold(content);
        flow.send({ type: 'source.given', source: { name, bytes: content.size }, pasted });
      }}
    />
  );
}
