import { useSelector } from '@xstate/react';
import { canUnlink, type SignInRecord } from '#domain/account/sign-in-record.ts';
import { type OauthProvider, providerNames } from '#domain/auth/oauth-provider.ts';
import { selectReauthentication } from '#machines/auth/reauthentication.machine.ts';
import type { LinkedMethodsActor } from '#machines/settings/linked-methods.machine.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { commonLabels, failureText, methodLabels } from './labels.ts';
import { ReauthenticationDialog } from './ReauthenticationDialog.tsx';
import { rowNoteStyle, rowStyle, rowsStyle, rowTextStyle } from './rows-style.ts';
import { SettingsSection } from './SettingsSection.tsx';

export interface MethodsSectionProps {
  readonly record: SignInRecord;
  readonly flow: LinkedMethodsActor;
  readonly providers: readonly OauthProvider[];
}

/** The providers that lead into this account, each of which can be added and, but for the last way in, taken away. */
export function MethodsSection({ record, flow, providers }: MethodsSectionProps) {
  const { provider: asked, intent, failure } = useSelector(flow, ({ context }) => context);
  const reauthentication = useSelector(flow, selectReauthentication);
  const isPending = useSelector(flow, (snapshot) => snapshot.hasTag('pending') || snapshot.matches('proving'));
  return (
    <SettingsSection title={methodLabels.title} description={methodLabels.description}>
      {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
      <ul aria-label={methodLabels.title} className={rowsStyle}>
        {providers.map((provider) => {
          const name = providerNames[provider];
          const isLinked = record.methods.includes(provider);
          const isLast = isLinked && !canUnlink(record, provider);
          return (
            <li key={provider} className={rowStyle}>
              <div className={rowTextStyle}>
                {name}
                <div className={rowNoteStyle}>
                  {!isLinked && methodLabels.notConnected}
                  {isLinked && !isLast && methodLabels.connected}
                  {isLast && methodLabels.only}
                </div>
              </div>
              {!isLast && (
                <Button
                  size="small"
                  aria-label={`${isLinked ? methodLabels.disconnect : methodLabels.connect} ${name}`}
                  isPending={isPending && asked === provider}
                  isDisabled={isPending && asked !== provider}
                  onPress={() =>
                    flow.send(isLinked ? { type: 'unlink.asked', provider, record } : { type: 'link.asked', provider })
                  }
                >
                  {isLinked ? methodLabels.disconnect : methodLabels.connect}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <ReauthenticationDialog
        reauthentication={reauthentication}
        title={commonLabels.confirmTitle}
        label={intent === 'link' ? methodLabels.connect : methodLabels.disconnect}
        onCancel={() => flow.send({ type: 'flow.cancelled' })}
      >
        {asked && (
          <p>
            {intent === 'link'
              ? methodLabels.confirmConnect(providerNames[asked])
              : methodLabels.confirmDisconnect(providerNames[asked])}
          </p>
        )}
      </ReauthenticationDialog>
    </SettingsSection>
  );
}
