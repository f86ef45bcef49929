import { useSelector } from '@xstate/react';
import { canUnlink, type SignInRecord } from '#domain/account/sign-in-record.ts';
import { type OauthProvider, providerNames } from '#domain/auth/oauth-provider.ts';
import type { LinkedMethodsActor } from '#machines/linked-methods.machine.ts';
import { selectProof } from '#machines/proof.machine.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { failureText } from './failure-text.ts';
import { ProofDialog } from './ProofDialog.tsx';
import { rowNoteStyle, rowStyle, rowsStyle, rowTextStyle } from './rows-style.ts';
import { SettingsSection } from './SettingsSection.tsx';

export interface MethodsSectionProps {
  readonly record: SignInRecord;
  readonly flow: LinkedMethodsActor;
  readonly providers: readonly OauthProvider[];
}

/** The providers that lead into this account, each of which can be added and, but for the last way in, taken away. */
export function MethodsSection({ record, flow, providers }: MethodsSectionProps) {
  const { provider: asked, wish, failure } = useSelector(flow, ({ context }) => context);
  const proof = useSelector(flow, selectProof);
  const isPending = useSelector(flow, (snapshot) => snapshot.hasTag('pending') || snapshot.matches('proving'));
  return (
    <SettingsSection title="Connected accounts" description="Other accounts of yours with which you can sign in here.">
      {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
      <ul aria-label="Connected accounts" className={rowsStyle}>
        {providers.map((provider) => {
          const name = providerNames[provider];
          const isLinked = record.methods.includes(provider);
          const isLast = isLinked && !canUnlink(record, provider);
          return (
            <li key={provider} className={rowStyle}>
              <div className={rowTextStyle}>
                {name}
                <div className={rowNoteStyle}>
                  {!isLinked && 'Not connected'}
                  {isLinked && !isLast && 'Connected'}
                  {isLast && 'Connected. It is your only way in: set a password before you disconnect it.'}
                </div>
              </div>
              {!isLast && (
                <Button
                  size="small"
                  aria-label={`${isLinked ? 'Disconnect' : 'Connect'} ${name}`}
                  isPending={isPending && asked === provider}
                  isDisabled={isPending && asked !== provider}
                  onPress={() =>
                    flow.send(isLinked ? { type: 'unlink.asked', provider, record } : { type: 'link.asked', provider })
                  }
                >
                  {isLinked ? 'Disconnect' : 'Connect'}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <ProofDialog
        proof={proof}
        title="Confirm it’s you"
        label={wish === 'link' ? 'Connect' : 'Disconnect'}
        onCancel={() => flow.send({ type: 'flow.cancelled' })}
      >
        {asked && (
          <p>
            Then {providerNames[asked]} is {wish === 'link' ? 'connected to' : 'disconnected from'} your account.
          </p>
        )}
      </ProofDialog>
    </SettingsSection>
  );
}
