import { fromPromise } from 'xstate';
import { readFirstIdea } from '#adapters/storage/kept-first-idea.ts';
import { local } from '#adapters/storage/local.ts';
import type { Credentials } from '#domain/auth/credentials.ts';
import { SignUpScreen } from '#features/auth/SignUpScreen.tsx';
import { signUpMachine } from '#machines/sign-up.machine.ts';
import { useApp } from '../app-context.ts';
import type { PageProps } from '../page-props.ts';
import { useFlow } from '../use-flow.ts';
import { exchangeActor } from './exchange-actor.ts';

export default function SignUpPage({ place }: PageProps) {
  const { services } = useApp();
  const signUp = useFlow(
    signUpMachine.provide({
      actors: {
        createAccount: fromPromise<{ readonly firebaseToken: string }, Credentials>(({ input }) =>
          services.identity.createAccount(input),
        ),
        exchange: exchangeActor(services),
      },
    }),
  );
  return (
    <SignUpScreen
      signUp={signUp}
      keptIdea={readFirstIdea(local)}
      email={place.params['email']}
      redirect={place.params['redirect']}
    />
  );
}
