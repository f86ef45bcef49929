import type { SessionRecord } from '#domain/account/session-record.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { LastUsed } from './LastUsed.tsx';
import { sessionLabels } from './labels.ts';
import { rowNoteStyle, rowStyle, rowTextStyle } from './rows-style.ts';

export interface SessionRowProps {
  readonly session: SessionRecord;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { device, createdAt, lastUsedAt, isCurrent } = session;
  return (
    <li className={rowStyle}>
      <div className={rowTextStyle}>
        {device}
        <div className={rowNoteStyle}>
          {sessionLabels.since} <DateDisplay at={createdAt} form="recent" />
          {!isCurrent && (
            <>
              , <LastUsed at={lastUsedAt} />
            </>
          )}
        </div>
      </div>
      {isCurrent ? (
        <Badge tone="brand">{sessionLabels.current}</Badge>
      ) : (
        <Button size="small" aria-label={sessionLabels.signOutOf(device)} isPending={isEnding} onPress={onEnd}>
          {sessionLabels.signOut}
        </Button>
      )}
    </li>
  );
}
