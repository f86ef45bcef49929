import { InlineMessage } from '#ui/InlineMessage.tsx';

export interface SyncNoteProps {
  readonly isOffline: boolean;
  readonly pendingCount: number;
}

export function SyncNote({ isOffline, pendingCount }: SyncNoteProps) {
  if (!isOffline) return null;
  return (
    <InlineMessage tone="info" title="There is no connection">
      {pendingCount === 0
        ? 'You can go on: what you change is kept on this device and sent later.'
        : `${pendingCount === 1 ? '1 change is' : `${pendingCount} changes are`} kept on this device and will be sent later.`}
    </InlineMessage>
  );
}
