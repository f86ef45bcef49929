import { useSelector } from '@xstate/react';
import { selectReauthentication } from '#machines/auth/reauthentication.machine.ts';
import type { PasskeysActor } from '#machines/settings/passkeys.machine.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import { commonLabels, failureText, passkeyLabels } from './labels.ts';
import { PasskeyRow } from './PasskeyRow.tsx';
import { ReadFailure } from './ReadFailure.tsx';
import { ReauthenticationDialog } from './ReauthenticationDialog.tsx';
import { rowsStyle } from './rows-style.ts';
import { SettingsSection } from './SettingsSection.tsx';

export interface PasskeysSectionProps {
  readonly flow: PasskeysActor;
  /** Our server adds passkeys to verified addresses alone. */
  readonly isVerified: boolean;
  /** Whether this browser can make one. */
  readonly canAdd: boolean;
  /** Default name of a passkey that is made here. */
  readonly usualName: string;
}

export function PasskeysSection({ flow, isVerified, canAdd, usualName }: PasskeysSectionProps) {
  const { passkeys, leaving, hasAdded, failure } = useSelector(flow, ({ context }) => context);
  const state = useSelector(flow, ({ value }) => value);
  const reauthentication = useSelector(flow, selectReauthentication);
  const isListing = state === 'listing' || state === 'loading';
  const list = passkeys ?? [];
  return (
    <SettingsSection title={passkeyLabels.title} description={passkeyLabels.description}>
      {state === 'unavailable' && <ReadFailure onRetry={() => flow.send({ type: 'list.reloaded' })} />}
      {failure && isListing && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
      {hasAdded && isListing && <InlineMessage tone="success">{passkeyLabels.added}</InlineMessage>}
      {passkeys === null && state === 'loading' && <Skeleton label={passkeyLabels.loading} shape="rows" />}
      {list.length > 0 && (
        <ul aria-label={passkeyLabels.title} className={rowsStyle}>
          {list.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isLeaving={leaving === passkey.id}
              onRemove={() => flow.send({ type: 'removal.asked', id: passkey.id })}
            />
          ))}
        </ul>
      )}
      {!isVerified && <p>{passkeyLabels.unverified}</p>}
      {isVerified && !canAdd && <p>{passkeyLabels.unsupported}</p>}
      {isVerified && canAdd && (
        <div>
          <Button isDisabled={state !== 'listing'} onPress={() => flow.send({ type: 'add.started' })}>
            {passkeyLabels.add}
          </Button>
        </div>
      )}
      <AddPasskeyDialog flow={flow} usualName={usualName} />
      <ReauthenticationDialog
        reauthentication={state === 'provingToRemove' ? reauthentication : undefined}
        title={passkeyLabels.removeTitle}
        label={commonLabels.remove}
        onCancel={() => flow.send({ type: 'flow.cancelled' })}
      >
        <p>{passkeyLabels.removeNote}</p>
      </ReauthenticationDialog>
    </SettingsSection>
  );
}
