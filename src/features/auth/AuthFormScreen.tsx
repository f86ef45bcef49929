import { useSelector } from '@xstate/react';
import { type ReactNode, Suspense } from 'react';
import { type OauthProvider, providerNames } from '#domain/auth/oauth-provider.ts';
import { type AuthFormActor, selectIdentify } from '#machines/auth/auth-form.machine.ts';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { AuthScreen } from './AuthScreen.tsx';
import { failureText } from './failure-text.ts';
import { labels } from './labels.ts';
import { LazyIdentifyScreen, type WaitlistSlot } from './lazy-identify-screen.ts';
import { OrRule } from './OrRule.tsx';
import { ProviderButtons } from './ProviderButtons.tsx';
import { useIdentify } from './use-identify.ts';

/** The machine's state that a form on this screen shows. */
export interface AuthFormState {
  /** The form's own attempt is judged. */
  readonly isPending: boolean;
  /** Another way is being tried. */
  readonly isDisabled: boolean;
  /** A passkey is asked for. */
  readonly isAskingPasskey: boolean;
}

export interface AuthFormScreenProps {
  readonly title: string;
  readonly authForm: AuthFormActor;
  readonly waitlist: WaitlistSlot;
  readonly redirect: string | undefined;
  readonly providers: readonly OauthProvider[];
  /** Above everything. */
  readonly lead?: ReactNode;
  readonly form: (state: AuthFormState) => ReactNode;
  /** Where else to go. */
  readonly links: ReactNode;
}

/** A form beside the providers' buttons; what is asked on the way to the session takes their place. */
export function AuthFormScreen({
  title,
  authForm,
  waitlist,
  redirect,
  providers,
  lead,
  form,
  links,
}: AuthFormScreenProps) {
  const { failure, provider, isByPasskey } = useSelector(authForm, ({ context }) => context);
  const isPending = useSelector(authForm, (snapshot) => snapshot.hasTag('pending') || snapshot.status === 'done');
  const identify = useSelector(authForm, selectIdentify);
  const { isAsking, openWindow, isLeaving } = useIdentify(identify);

  if (identify && isAsking) {
    return (
      <Suspense fallback={<AuthScreen title={title}>{null}</AuthScreen>}>
        <LazyIdentifyScreen identify={identify} waitlist={waitlist} title={title} redirect={redirect} />
      </Suspense>
    );
  }
  const choose = (chosen: OauthProvider) => authForm.send({ type: 'provider.chosen', provider: chosen });
  return (
    <AuthScreen title={title}>
      {lead}
      {failure && (
        <InlineMessage tone="error">
          {failureText(failure, provider ? providerNames[provider] : undefined)}
        </InlineMessage>
      )}
      {isLeaving && provider && (
        <InlineMessage tone="info">{labels.provider.blocked(providerNames[provider])}</InlineMessage>
      )}
      {form({
        isPending: isPending && provider === null && !isByPasskey,
        isDisabled: isPending && (provider !== null || isByPasskey),
        isAskingPasskey: isPending && isByPasskey,
      })}
      {providers.length > 0 && (
        <>
          <OrRule />
          <ProviderButtons
            providers={providers}
            waitingFor={isPending ? provider : null}
            hasWindow={openWindow !== null}
            isDisabled={isPending}
            onChoose={choose}
            onCancel={() => identify?.send({ type: 'flow.abandoned' })}
          />
        </>
      )}
      {links}
    </AuthScreen>
  );
}
