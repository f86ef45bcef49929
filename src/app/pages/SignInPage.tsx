import { fromPromise } from 'xstate';
import type { Credentials } from '#domain/auth/credentials.ts';
import { SignInScreen } from '#features/auth/SignInScreen.tsx';
import { signInMachine } from '#machines/sign-in.machine.ts';
import { useApp } from '../app-context.ts';
import type { PageProps } from '../page-props.ts';
import { useFlow } from '../use-flow.ts';
import { exchangeActor } from './exchange-actor.ts';

export default function SignInPage({ place }: PageProps) {
  const { services } = useApp();
  const signIn = useFlow(
    signInMachine.provide({
      actors: {
        signIn: fromPromise<{ readonly firebaseToken: string }, Credentials>(({ input }) =>
          services.identity.signIn(input),
        ),
        exchange: exchangeActor(services),
      },
    }),
  );
  return <SignInScreen signIn={signIn} email={place.params['email']} redirect={place.params['redirect']} />;
}
