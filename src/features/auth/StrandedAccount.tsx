import type { AuthFailure } from '#domain/auth/auth-failure.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';

export interface StrandedAccountProps {
  readonly email: string;
  readonly failure: AuthFailure;
  readonly signInPath: string;
  readonly isPending: boolean;
  readonly onRetry: () => void;
}

/** The identity provider has the account, and our server has opened no session for it. */
export function StrandedAccount({ email, failure, signInPath, isPending, onRetry }: StrandedAccountProps) {
  if (failure.kind === 'waitlist') {
    return (
      <InlineMessage tone="info" title={`${email} has an account`}>
        No new founders are let in at the moment. The account is kept; sign in with it another day.
      </InlineMessage>
    );
  }
  return (
    <InlineMessage
      tone="error"
      title={`The account for ${email} was created`}
      actions={
        <>
          <Button variant="primary" isPending={isPending} onPress={onRetry}>
            Try again
          </Button>
          <ButtonLink href={signInPath}>Sign in</ButtonLink>
        </>
      }
    >
      You are not signed in yet, because Groundwork did not answer as it should.
    </InlineMessage>
  );
}
