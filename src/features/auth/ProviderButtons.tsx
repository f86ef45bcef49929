import { type OauthProvider, providerNames } from '#domain/auth/oauth-provider.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { labels } from './labels.ts';
import { ProviderMark } from './ProviderMark.tsx';

export interface ProviderButtonsProps {
  readonly providers: readonly OauthProvider[];
  /** Whose answer is waited for; null if it is not a provider's. */
  readonly waitingFor: OauthProvider | null;
  /** Whether the answer is given in a window that is open. */
  readonly hasWindow: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: (provider: OauthProvider) => void;
  /** Back to the form without waiting for the window to say that it was closed. */
  readonly onCancel: () => void;
}

export function ProviderButtons(props: ProviderButtonsProps) {
  const { providers, waitingFor, hasWindow, isDisabled, onChoose, onCancel } = props;
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '8' })}>
      {providers.map((provider) => (
        <Button
          key={provider}
          isPending={waitingFor === provider}
          isDisabled={isDisabled && waitingFor !== provider}
          onPress={() => onChoose(provider)}
        >
          {waitingFor !== provider && <ProviderMark provider={provider} />}
          {labels.provider.continue(providerNames[provider])}
        </Button>
      ))}
      {waitingFor !== null && hasWindow && (
        <p role="status" className={note}>
          {labels.provider.window(providerNames[waitingFor])}
          <Button variant="quiet" size="small" onPress={onCancel}>
            {labels.cancel}
          </Button>
        </p>
      )}
    </div>
  );
}

const note = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8',
  color: 'ink.muted',
});
