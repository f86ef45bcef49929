import { useSelector } from '@xstate/react';
import type { TeamScreenActor } from '#machines/team/team-screen.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { TextField } from '#ui/TextField.tsx';
import { teamLabels } from './labels.ts';

const labels = teamLabels.deletion;

export interface WorkspaceDeletionProps {
  /** ISO 8601. */
  readonly deletedAt: string;
  readonly isOwner: boolean;
  readonly isPending: boolean;
  readonly onKeep: () => void;
}

/** Says to everyone when the workspace goes; an owner can keep it. */
export function WorkspaceDeletion({ deletedAt, isOwner, isPending, onKeep }: WorkspaceDeletionProps) {
  return (
    <InlineMessage
      tone="warning"
      actions={
        isOwner && (
          <Button size="small" isPending={isPending} onPress={onKeep}>
            {labels.keep}
          </Button>
        )
      }
    >
      <p>
        {labels.scheduled} <DateDisplay at={deletedAt} />. {!isOwner && labels.askOwner}
      </p>
    </InlineMessage>
  );
}

/** Asks for the name of the workspace, so that nobody deletes another one than they think. */
export function RepeatedName({ screen, name }: { readonly screen: TeamScreenActor; readonly name: string }) {
  const { repeated, isOtherName } = useSelector(screen, ({ context }) => context);
  return (
    <div className={css({ marginTop: '16' })}>
      <TextField
        label={labels.field(name)}
        value={repeated}
        error={isOtherName ? labels.otherName : undefined}
        onChange={(typed) => screen.send({ type: 'name.repeated', name: typed })}
      />
    </div>
  );
}
