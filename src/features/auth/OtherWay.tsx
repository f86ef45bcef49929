import { useSelector } from '@xstate/react';
import { type FormEvent, useRef } from 'react';
import type { Collision } from '#domain/auth/attempt.ts';
import { providerNames } from '#domain/auth/oauth-provider.ts';
import { judgeKnownPassword } from '#domain/auth/password.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { type IdentifyActor, selectWindow } from '#machines/auth/identify.machine.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Link } from '#ui/Link.tsx';
import { failureText } from './failure-text.ts';
import { formStyle } from './form-style.ts';
import { KnownPasswordField } from './KnownPasswordField.tsx';
import { labels, waysText } from './labels.ts';
import { ProviderButtons } from './ProviderButtons.tsx';

export interface OtherWayProps {
  readonly identify: IdentifyActor;
  readonly collision: Collision;
  readonly redirect: string | undefined;
}

/** The address has an account that signs in another way: that way once, then both. */
export function OtherWay({ identify, collision, redirect }: OtherWayProps) {
  const { problem, failure, provider } = useSelector(identify, ({ context }) => context);
  const isPending = useSelector(identify, (snapshot) => snapshot.hasTag('pending') || snapshot.status === 'done');
  const openWindow = useSelector(identify, selectWindow);
  const password = useRef<HTMLInputElement>(null);
  const { email, ways, adding } = collision;
  const hasPassword = ways.includes('password');
  const providers = ways.filter((way) => way !== 'password');
  const name = provider === null ? undefined : providerNames[provider];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = password.current?.value ?? '';
    const verdict = judgeKnownPassword(text);
    if (verdict !== 'ok') password.current?.focus();
    identify.send({ type: 'password.submitted', password: text, verdict });
  };

  return (
    <>
      <p>
        <strong>{email}</strong>
        {labels.otherWay.explanation(waysText(ways), providerNames[adding])}
      </p>
      {failure && <InlineMessage tone="error">{failureText(failure, name)}</InlineMessage>}
      {hasPassword && (
        <form noValidate onSubmit={submit} className={formStyle}>
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <KnownPasswordField
            label={labels.password}
            verdict={problem === 'missing' ? 'missing' : 'ok'}
            inputRef={password}
            onChange={() => identify.send({ type: 'answer.changed' })}
          />
          <p>
            <Link href={buildPath({ name: 'forgot-password', params: { email, redirect } })}>
              {labels.signIn.forgot}
            </Link>
          </p>
          <Button
            type="submit"
            variant="primary"
            isPending={isPending && openWindow === null}
            isDisabled={openWindow !== null}
          >
            {labels.otherWay.submit(providerNames[adding])}
          </Button>
        </form>
      )}
      {providers.length > 0 && (
        <ProviderButtons
          providers={providers}
          waitingFor={openWindow}
          hasWindow
          isDisabled={isPending}
          onChoose={(chosen) => identify.send({ type: 'provider.chosen', provider: chosen })}
          onCancel={() => identify.send({ type: 'flow.abandoned' })}
        />
      )}
      <Button variant="quiet" isDisabled={isPending} onPress={() => identify.send({ type: 'flow.abandoned' })}>
        {labels.startOver}
      </Button>
    </>
  );
}
