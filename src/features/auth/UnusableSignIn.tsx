import type { AuthFailure } from '#domain/auth/auth-failure.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { failureText } from './failure-text.ts';
import { labels } from './labels.ts';

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
            {labels.newLink}
          </ButtonLink>
          <ButtonLink href={buildPath({ name: 'sign-in', params: { redirect } })}>{labels.otherWays}</ButtonLink>
        </>
      }
    >
      {labels.completeLink.notSignedIn}
    </InlineMessage>
  );
}
