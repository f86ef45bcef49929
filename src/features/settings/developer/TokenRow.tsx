import type { AccessToken } from '#domain/account/access-token.ts';
import { Button } from '#ui/Button.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { LastUsed } from '../LastUsed.tsx';
import { rowNoteStyle, rowStyle, rowTextStyle } from '../rows-style.ts';
import { tokenLabels as labels } from './labels.ts';

export interface TokenRowProps {
  readonly token: AccessToken;
  /** Name of its workspace, where there are several. */
  readonly workspace: string | undefined;
  readonly isLeaving: boolean;
  readonly onRevoke: () => void;
}

export function TokenRow({ token, workspace, isLeaving, onRevoke }: TokenRowProps) {
  const { name, scope, expiresAt, lastUsedAt } = token;
  return (
    <li aria-label={name} className={rowStyle}>
      <div className={rowTextStyle}>
        {name}
        <div className={rowNoteStyle}>
          {labels.rowScopes[scope]}
          {workspace !== undefined && ` ${workspace}`}, {labels.until} <DateDisplay at={expiresAt} />,{' '}
          <LastUsed at={lastUsedAt} />
        </div>
      </div>
      <Button size="small" isPending={isLeaving} aria-label={labels.revokeOf(name)} onPress={onRevoke}>
        {labels.revoke}
      </Button>
    </li>
  );
}
