import type { AssistantGrant } from '#domain/account/assistant-grant.ts';
import { Button } from '#ui/Button.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { LastUsed } from '../LastUsed.tsx';
import { rowNoteStyle, rowStyle, rowTextStyle } from '../rows-style.ts';
import { assistantLabels as labels } from './labels.ts';

export interface AssistantRowProps {
  readonly assistant: AssistantGrant;
  /** Name of its workspace, where there are several. */
  readonly workspace: string | undefined;
  readonly isLeaving: boolean;
  readonly onEnd: () => void;
}

export function AssistantRow({ assistant, workspace, isLeaving, onEnd }: AssistantRowProps) {
  const { name, scope, createdAt, expiresAt, lastUsedAt } = assistant;
  return (
    <li aria-label={name} className={rowStyle}>
      <div className={rowTextStyle}>
        {name}
        <div className={rowNoteStyle}>
          {workspace === undefined ? labels.rowScopesAlone[scope] : `${labels.rowScopes[scope]} ${workspace}`},{' '}
          {labels.since} <DateDisplay at={createdAt} form="short" />, {labels.until}{' '}
          <DateDisplay at={expiresAt} form="short" />, <LastUsed at={lastUsedAt} />
        </div>
      </div>
      <Button size="small" isPending={isLeaving} aria-label={labels.disconnectOf(name)} onPress={onEnd}>
        {labels.disconnect}
      </Button>
    </li>
  );
}
