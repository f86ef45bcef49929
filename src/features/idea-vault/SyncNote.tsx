import { InlineMessage } from '#ui/InlineMessage.tsx';
import { labels } from './labels.ts';

export interface SyncNoteProps {
  readonly isOffline: boolean;
  readonly pendingCount: number;
  /** The number of pending changes that this device has not stored. */
  readonly unkeptCount: number;
}

export function SyncNote({ isOffline, pendingCount, unkeptCount }: SyncNoteProps) {
  if (!isOffline) return null;
  const isAtRisk = unkeptCount > 0;
  return (
    <InlineMessage tone={isAtRisk ? 'warning' : 'info'} title={labels.offline.title}>
      {isAtRisk ? labels.offline.unkept(unkeptCount) : keptText(pendingCount)}
    </InlineMessage>
  );
}

const keptText = (count: number): string => (count === 0 ? labels.offline.nothing : labels.offline.kept(count));
