import { InlineMessage } from '#ui/InlineMessage.tsx';

export interface SyncNoteProps {
  readonly isOffline: boolean;
  readonly pendingCount: number;
  /** Of them, those that this device has not kept. */
  readonly unkeptCount: number;
}

export function SyncNote({ isOffline, pendingCount, unkeptCount }: SyncNoteProps) {
  if (!isOffline) return null;
  const isAtRisk = unkeptCount > 0;
  return (
    <InlineMessage tone={isAtRisk ? 'warning' : 'info'} title="There is no connection">
      {isAtRisk ? unkeptText(unkeptCount) : keptText(pendingCount)}
    </InlineMessage>
  );
}

function keptText(count: number): string {
  if (count === 0) return 'You can go on: what you change is kept on this device and sent later.';
  return `${count === 1 ? '1 change is' : `${count} changes are`} kept on this device and will be sent later.`;
}

const unkeptText = (count: number): string =>
  `${count === 1 ? '1 change is' : `${count} changes are`} in this tab only, because this browser does not keep ${
    count === 1 ? 'it' : 'them'
  }. Leave the tab open until there is a connection.`;
