import type { AccountFailure } from '#domain/account/account-failure.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
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
    <SettingsSection title="Password and sign-in">
      {failure.kind === 'signed-out' ? (
        <InlineMessage
          tone="warning"
          actions={
            <Button size="small" onPress={onSignOut}>
              Sign out
            </Button>
          }
        >
          This device has forgotten your sign-in. To change password, address or second factor, or to delete the
          account, sign out and sign in again.
        </InlineMessage>
      ) : (
        <ReadFailure onRetry={onRetry} />
      )}
    </SettingsSection>
  );
}
