import { useState } from 'react';
import { reasonText } from '#domain/log/rejection-texts.ts';
import type { CanvasSession } from '#features/canvas/canvas-session.ts';
import { templateLabels } from '#features/canvas/dialogs/labels.ts';
import { NameTemplateDialog } from '#features/canvas/dialogs/NameTemplateDialog.tsx';
import { nameTemplateMachine, type TemplateScope } from '#machines/canvas/name-template.machine.ts';
import { useApp } from '../../app-context.ts';
import { useFlow } from '../../use-flow.ts';
import { useWhenOver } from '../../use-when-over.ts';
import { templateOf } from './template-of.ts';
import { useTemplateCommands } from './use-template-commands.ts';

export interface SaveTemplateProps {
  readonly session: CanvasSession;
  readonly onClose: () => void;
}

/** Keeps a canvas, or what is selected on it, as a template. */
export function SaveTemplate({ session: { controls }, onClose }: SaveTemplateProps) {
  const { services } = useApp();
  const { faultOf, issue } = useTemplateCommands();
  const [id] = useState(services.newId);
  const [selection] = useState(controls.selection);
  const commandFor = (name: string, scope: TemplateScope) => {
    const { canvas } = controls;
    const parts = canvas && templateOf(canvas, scope === 'selection' ? selection : null);
    return { type: 'SaveTemplate', data: { id, name, ...(parts ?? { nodes: [], edges: [] }) } } as const;
  };
  const naming = useFlow(
    nameTemplateMachine.provide({
      actions: {
        save: (_, { name, scope }) => {
          issue(commandFor(name, scope));
          services.showToast({ tone: 'success', message: templateLabels.saved(name.trim()) });
        },
      },
    }),
    { scope: selection.length > 0 ? 'selection' : 'everything' },
  );
  useWhenOver(naming, onClose);
  return (
    <NameTemplateDialog
      naming={naming}
      hasScope={selection.length > 0}
      faultOf={(name, scope) => faultOf(commandFor(name, scope))}
      reasonText={reasonText}
    />
  );
}
