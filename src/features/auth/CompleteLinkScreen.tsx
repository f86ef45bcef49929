import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { type CompleteLinkActor, selectIdentify } from '#machines/auth/complete-link.machine.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { AuthScreen } from './AuthScreen.tsx';
import { EmailForm } from './EmailForm.tsx';
import { failureText } from './failure-text.ts';
import { labels } from './labels.ts';
import { LazyIdentifyScreen, type WaitlistSlot } from './lazy-identify-screen.ts';
import { UnusableSignIn } from './UnusableSignIn.tsx';
import { useIdentify } from './use-identify.ts';

export interface CompleteLinkScreenProps {
  readonly completion: CompleteLinkActor;
  readonly waitlist: WaitlistSlot;
  /** Fills the field; never signs in. */
  readonly email: string | undefined;
  readonly redirect: string | undefined;
}

/** Where a mailed sign-in link, or a custom token, ends. */
export function CompleteLinkScreen({ completion, waitlist, email, redirect }: CompleteLinkScreenProps) {
  const context = useSelector(completion, (snapshot) => snapshot.context);
  const state = useSelector(completion, ({ value }) => value);
  const identify = useSelector(completion, selectIdentify);
  const { isAsking } = useIdentify(identify);

  if (identify && isAsking) {
    return (
      <Suspense fallback={<AuthScreen title={labels.signIn.title}>{null}</AuthScreen>}>
        <LazyIdentifyScreen identify={identify} waitlist={waitlist} title={labels.signIn.title} redirect={redirect} />
      </Suspense>
    );
  }
  if (state === 'unusable' && context.failure) {
    return (
      <AuthScreen title={labels.signIn.title}>
        <UnusableSignIn failure={context.failure} redirect={redirect} />
      </AuthScreen>
    );
  }
  if (context.oobCode === '' && context.token !== '') {
    return (
      <AuthScreen title={labels.signIn.title}>
        {context.failure ? (
          <InlineMessage tone="error">{failureText(context.failure)}</InlineMessage>
        ) : (
          <p>{labels.completeLink.token}</p>
        )}
        <Button
          variant="primary"
          isPending={state === 'identifying'}
          onPress={() => completion.send({ type: state === 'interrupted' ? 'attempt.repeated' : 'token.confirmed' })}
        >
          {context.failure ? labels.tryAgain : labels.continue}
        </Button>
      </AuthScreen>
    );
  }
  return (
    <AuthScreen title={labels.signIn.title}>
      {context.isAsked ? (
        <>
          <p>{labels.completeLink.explanation}</p>
          <EmailForm
            defaultEmail={context.email || (email ?? '')}
            problem={context.problem}
            failure={context.failure}
            isPending={state !== 'asking'}
            submitLabel={labels.continue}
            onSubmit={(submitted) => completion.send({ type: 'address.submitted', ...submitted })}
            onChange={() => completion.send({ type: 'address.changed' })}
          />
        </>
      ) : (
        <p role="status">{labels.completeLink.pending}</p>
      )}
    </AuthScreen>
  );
}
