import type { AuthFailure } from '#domain/auth/auth-failure.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { failureText } from './failure-text.ts';

export interface UnusableSignInProps {
  readonly failure: AuthFailure;
  readonly redirect: string | undefined;
}

/** A mailed link, or a custom token, that will never sign anybody in. */
export function UnusableSignIn({ failure, redirect }: UnusableSignInProps) {
  return (
    <InlineMessage
      tone="error"
      title={failureText(failure)}
      actions={
        <>
          <ButtonLink variant="primary" href={buildPath({ name: 'auth.send-link', params: { redirect } })}>
            Ask for a new link
          </ButtonLink>
          <ButtonLink href={buildPath({ name: 'sign-in', params: { redirect } })}>Other ways to sign in</ButtonLink>
        </>
      }
    >
      You’re not signed in.
    </InlineMessage>
  );
}
