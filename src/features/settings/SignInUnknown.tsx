import type { AccountFailure } from '#domain/account/account-failure.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { signInUnknownLabels } from './labels.ts';
import { ReadFailure } from './ReadFailure.tsx';
import { SettingsSection } from './SettingsSection.tsx';

export interface SignInUnknownProps {
  readonly failure: AccountFailure;
  readonly onRetry: () => void;
  readonly onSignOut: () => void;
}

/** In the place of all that needs the identity provider. */
export function SignInUnknown({ failure, onRetry, onSignOut }: SignInUnknownProps) {
  return (
    <SettingsSection title={signInUnknownLabels.title}>
      {failure.kind === 'signed-out' ? (
        <InlineMessage
          tone="warning"
          actions={
            <Button size="small" onPress={onSignOut}>
              {signInUnknownLabels.signOut}
            </Button>
          }
        >
          {signInUnknownLabels.forgotten}
        </InlineMessage>
      ) : (
        <ReadFailure onRetry={onRetry} />
      )}
    </SettingsSection>
  );
}
