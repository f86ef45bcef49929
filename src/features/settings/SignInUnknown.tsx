import type { AccountFailure } from '#domain/account/account-failure.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { failureText } from './failure-text.ts';
import { SettingsSection } from './SettingsSection.tsx';

export interface SignInUnknownProps {
  readonly failure: AccountFailure;
  readonly isPending: boolean;
  readonly onRetry: () => void;
  readonly onSignOut: () => void;
}

/** In the place of all that needs the identity provider. */
export function SignInUnknown({ failure, isPending, onRetry, onSignOut }: SignInUnknownProps) {
  const isForgotten = failure.kind === 'signed-out';
  return (
    <SettingsSection title="Password and sign-in">
      <InlineMessage
        tone={isForgotten ? 'warning' : 'error'}
        actions={
          isForgotten ? (
            <Button size="small" onPress={onSignOut}>
              Sign out
            </Button>
          ) : (
            <Button size="small" isPending={isPending} onPress={onRetry}>
              Try again
            </Button>
          )
        }
      >
        {failureText(failure)}
      </InlineMessage>
    </SettingsSection>
  );
}
