import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useEffect } from 'react';
import { CompareDialog } from '#features/compare/CompareDialog.tsx';
import { statusLabels } from '#features/idea-vault/labels.ts';
import { comparedIdeas, compareMachine } from '#machines/vault/compare.machine.ts';
import { evidenceOf } from '#machines/vault/select-evidence.ts';
import { ideasOf } from '#machines/vault/select-ideas.ts';
import { vaultOf } from '#machines/vault/select-vault.ts';
import { useApp } from '../../app-context.ts';
import { useFlow } from '../../use-flow.ts';
import type { ToolProps } from './tool-props.ts';

export interface CompareToolProps extends ToolProps {
  readonly ids: readonly string[];
  readonly onAskCriteria: () => void;
}

/** Two or three ideas beside each other. */
export function CompareTool({ ids, onClose, onAskCriteria }: CompareToolProps) {
  const { services } = useApp();
  const { workspace } = services;
  const compare = useFlow(compareMachine, { ids });
  const shown = useSelector(compare, ({ context }) => context.ids);
  const isOver = useSelector(compare, ({ status }) => status === 'done');
  const all = useAtom(ideasOf(workspace));
  const { criteria } = useAtom(vaultOf(workspace));
  const evidence = useAtom(evidenceOf(workspace));
  const ideas = shown.flatMap((id) => all.find((idea) => idea.id === id) ?? []);
  const isEnough = ideas.length >= comparedIdeas.least;
  useEffect(() => {
    if (isOver || !isEnough) onClose();
  }, [isOver, isEnough, onClose]);
  return (
    <CompareDialog
      compare={compare}
      ideas={ideas}
      criteria={criteria}
      evidence={evidence}
      statusLabels={statusLabels}
      onAskCriteria={onAskCriteria}
    />
  );
}
