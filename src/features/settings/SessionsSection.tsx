import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { ReauthenticationMethod } from '#domain/account/reauthentication.ts';
import { selectReauthentication } from '#machines/auth/reauthentication.machine.ts';
import type { SessionsListActor } from '#machines/settings/sessions-list.machine.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { commonLabels, failureText, sessionLabels } from './labels.ts';
import { ReadFailure } from './ReadFailure.tsx';
import { ReauthenticationDialog } from './ReauthenticationDialog.tsx';
import { rowsStyle } from './rows-style.ts';
import { SessionRow } from './SessionRow.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

export interface SessionsSectionProps {
  readonly list: SessionsListActor;
  /** How the founder can show who they are. */
  readonly ways: readonly ReauthenticationMethod[];
  readonly onSignOutEverywhere: () => void;
}

export function SessionsSection({ list, ways, onSignOutEverywhere }: SessionsSectionProps) {
  const { sessions, ending, failure } = useSelector(list, ({ context }) => context);
  const state = useSelector(list, ({ value }) => value);
  const reauthentication = useSelector(list, selectReauthentication);
  const everywhere = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(sessions.length, everywhere);
  const device = sessions.find(({ id }) => id === ending)?.device;
  return (
    <SettingsSection title={sessionLabels.title}>
      {state === 'unavailable' && <ReadFailure onRetry={() => list.send({ type: 'list.reloaded' })} />}
      {failure && state !== 'unavailable' && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
      {state === 'loading' && sessions.length === 0 && (
        <Skeleton label={sessionLabels.loading} shape="rows" count={2} />
      )}
      {sessions.length > 0 && (
        <ul aria-label={sessionLabels.list} className={rowsStyle}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isEnding={ending === session.id}
              onEnd={() => list.send({ type: 'end.asked', id: session.id, ways })}
            />
          ))}
        </ul>
      )}
      <div>
        <Button ref={everywhere} onPress={onSignOutEverywhere}>
          {sessionLabels.signOutEverywhere}
        </Button>
      </div>
      <ReauthenticationDialog
        reauthentication={reauthentication}
        title={commonLabels.confirmTitle}
        label={sessionLabels.signOut}
        onCancel={() => list.send({ type: 'flow.cancelled' })}
      >
        {device !== undefined && <p>{sessionLabels.confirm(device)}</p>}
      </ReauthenticationDialog>
    </SettingsSection>
  );
}
