import { AlertDialog } from '#ui/AlertDialog.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import type { Option } from '#ui/option.ts';
import { Select } from '#ui/Select.tsx';
import { labels } from './labels.ts';

export interface MoveToTeamProps {
  readonly title: string;
  /** Workspaces that can take it, at least one. */
  readonly workspaces: readonly Option<string>[];
  readonly chosen: string;
  readonly onChoose: (workspace: string) => void;
  readonly isPending: boolean;
  /** Why it has not moved, in words; undefined if nothing went wrong. */
  readonly failure: string | undefined;
  readonly isMoved: boolean;
  readonly onMove: () => void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Asks to which workspace an idea moves, says what goes along, and leads there. */
export function MoveToTeam(props: MoveToTeamProps) {
  const { title, workspaces, chosen, onChoose, isPending, failure, isMoved, onMove, onOpen, onClose } = props;
  const name = workspaces.find(({ value }) => value === chosen)?.label ?? '';
  if (isMoved)
    return (
      <AlertDialog
        title={labels.moving.done(name)}
        isOpen
        onCancel={onClose}
        cancelLabel={labels.moving.stay}
        actions={[{ label: labels.moving.open(name), onPress: onOpen }]}
      >
        <p>{labels.moving.doneText}</p>
      </AlertDialog>
    );
  return (
    <AlertDialog
      title={labels.moving.title(title)}
      isOpen
      onCancel={onClose}
      actions={[{ label: labels.moving.move, isPending, onPress: onMove }]}
    >
      <Select label={labels.moving.to} options={workspaces} value={chosen} isDisabled={isPending} onChange={onChoose} />
      <p>{labels.moving.text}</p>
      <p>{labels.moving.people}</p>
      {failure !== undefined && <InlineMessage tone="error">{failure}</InlineMessage>}
    </AlertDialog>
  );
}
