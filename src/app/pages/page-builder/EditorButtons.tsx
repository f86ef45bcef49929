import { useSelector as useAtom } from '@xstate/store-react';
import { History, Redo2, Settings2, Undo2 } from 'lucide-react';
import { memo } from 'react';
import { frameLabels, historyLabels, publishLabels, settingsLabels } from '#features/page-builder/labels.ts';
import type { PageEditorActor } from '#machines/page/page-editor.machine.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useApp } from '../../app-context.ts';

// They are looked at again only if what they show changes, not with the page.

interface TurnButtonsProps {
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** Undo and redo. */
export const TurnButtons = memo(({ onUndo, onRedo }: TurnButtonsProps) => {
  const { workspace } = useApp().services;
  const { canUndo, canRedo } = useAtom(workspace.undo);
  return (
    <>
      <IconButton label={frameLabels.undo} icon={undoIcon} isDisabled={!canUndo} onPress={onUndo} />
      <IconButton label={frameLabels.redo} icon={redoIcon} isDisabled={!canRedo} onPress={onRedo} />
    </>
  );
});

interface OverlayButtonsProps {
  readonly editor: PageEditorActor;
  readonly hasSettings: boolean;
}

/** Buttons that open the overlays of the page. */
export const OverlayButtons = memo(({ editor, hasSettings }: OverlayButtonsProps) => (
  <>
    <IconButton
      label={historyLabels.open}
      icon={<History aria-hidden="true" />}
      onPress={() => editor.send({ type: 'history.opened' })}
    />
    {hasSettings && (
      <IconButton
        label={settingsLabels.open}
        icon={<Settings2 aria-hidden="true" />}
        onPress={() => editor.send({ type: 'settings.opened' })}
      />
    )}
  </>
));

export const PublishButton = memo(({ editor }: Pick<OverlayButtonsProps, 'editor'>) => (
  <Button variant="primary" onPress={() => editor.send({ type: 'publishing.opened' })}>
    {publishLabels.open}
  </Button>
));

const undoIcon = <Undo2 aria-hidden="true" />;
const redoIcon = <Redo2 aria-hidden="true" />;
