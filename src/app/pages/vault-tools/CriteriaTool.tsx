import { useEffect } from 'react';
import { CriteriaDialog } from '#features/criteria/CriteriaDialog.tsx';
import { criteriaEditorMachine } from '#machines/vault/criteria-editor.machine.ts';
import { vaultOf } from '#machines/vault/select-vault.ts';
import { useApp } from '../../app-context.ts';
import { useFlow } from '../../use-flow.ts';
import { useWhenOver } from '../../use-when-over.ts';
import type { ToolProps } from './tool-props.ts';

export interface CriteriaToolProps extends ToolProps {
  /** The id of the workspace, whose vault holds the criteria. */
  readonly workspaceId: string;
}

/** Edits the criteria, following what other devices make of them. */
export default function CriteriaTool({ workspaceId, onClose }: CriteriaToolProps) {
  const { services } = useApp();
  const vault = vaultOf(services.workspace);
  const editor = useFlow(criteriaEditorMachine, {
    workspace: workspaceId,
    criteria: vault.get().criteria,
  });
  useWhenOver(editor, onClose);

  useEffect(() => {
    const changes = vault.subscribe(({ criteria }) => editor.send({ type: 'criteria.changed', criteria }));
    return () => changes.unsubscribe();
  }, [vault, editor]);
  return <CriteriaDialog editor={editor} newId={services.newId} />;
}
