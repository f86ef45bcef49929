import { useSelector as useAtom } from '@xstate/store-react';
import { useCallback, useState } from 'react';
import { canvasTemplates } from '#domain/canvas-templates/canvas-templates.ts';
import type { OwnTemplate } from '#domain/vault/own-template.ts';
import type { CanvasSession } from '#features/canvas/canvas-session.ts';
import { templateLabels } from '#features/canvas/dialogs/labels.ts';
import { TemplatesDialog } from '#features/canvas/dialogs/TemplatesDialog.tsx';
import { vaultOf } from '#machines/vault/select-vault.ts';
import { useApp } from '../../app-context.ts';
import { offerTakingBack } from '../offer-taking-back.ts';
import { placeOwnTemplate } from './place-own-template.ts';
import { placeTemplate } from './place-template.ts';
import { RenameTemplate } from './RenameTemplate.tsx';
import { useTemplateCommands } from './use-template-commands.ts';

export interface CanvasTemplatesProps {
  readonly session: CanvasSession;
  readonly canvasId: string;
  readonly onClose: () => void;
}

/** All templates: those that everybody has, and the founder's own, which can be renamed and deleted here. */
export function CanvasTemplates({ session, canvasId, onClose }: CanvasTemplatesProps) {
  const { actorOf, services } = useApp();
  const { issue, draftOf } = useTemplateCommands();
  const own = useAtom(vaultOf(services.workspace)).templates;
  const [renamed, setRenamed] = useState<OwnTemplate | null>(null);
  const goBack = useCallback(() => setRenamed(null), []);
  if (renamed) return <RenameTemplate template={renamed} onDone={goBack} />;
  const remove = (template: OwnTemplate) => {
    issue({ type: 'RemoveTemplate', data: { id: template.id } });
    const draft = draftOf({ type: 'SaveTemplate', data: template });
    const message = templateLabels.removed(template.name);
    if (draft) offerTakingBack(actorOf('toasts'), services, { message, drafts: [draft] });
  };
  return (
    <TemplatesDialog
      templates={canvasTemplates.filter(({ cells }) => cells.length > 0)}
      own={own}
      onChoose={(template) => {
        onClose();
        placeTemplate(session, services, canvasId, template);
      }}
      onChooseOwn={(template) => {
        onClose();
        placeOwnTemplate(session, services, canvasId, template);
      }}
      onRename={setRenamed}
      onRemove={remove}
      onClose={onClose}
    />
  );
}
