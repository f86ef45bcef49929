import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { buildPath } from '#domain/routes/build-path.ts';
import type { VerificationMailActor } from '#machines/auth/verification-mail.machine.ts';
import type { JoinActor } from '#machines/team/join.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Heading } from '#ui/Heading.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { failureTexts, labels } from './labels.ts';

export interface JoinScreenProps {
  readonly join: JoinActor;
  readonly mail: VerificationMailActor;
  /** The address of the account that is signed in; null while nobody is, undefined while that is not known. */
  readonly email: string | null | undefined;
  /** The button that signs this account out, so that another one can sign in. */
  readonly signOut: ReactNode;
  /** Leads back here after signing in. */
  readonly redirect: string | undefined;
}

/** An invitation to a workspace, for anybody who has its link. */
export function JoinScreen({ join, mail, email, signOut, redirect }: JoinScreenProps) {
  const { invitation, failure } = useSelector(join, ({ context }) => context);
  const state = useSelector(join, ({ value }) => value);
  /** A second try with this account would lead nowhere. */
  const isOther = failure === 'other-address';
  return (
    <div className={column}>
      <Heading level={1}>{labels.title}</Heading>
      {state === 'reading' && <Skeleton label={labels.loading} shape="text" />}
      {state === 'unread' && failure && failure !== 'other-address' && failure !== 'address-unverified' && (
        <InlineMessage
          tone="error"
          actions={
            <Button size="small" onPress={() => join.send({ type: 'read.retried' })}>
              {labels.retry}
            </Button>
          }
        >
          {failureTexts[failure]}
        </InlineMessage>
      )}
      {state === 'gone' && (
        <InlineMessage
          tone="warning"
          actions={email && <ButtonLink href={buildPath({ name: 'home' })}>{labels.home}</ButtonLink>}
        >
          {labels.gone}
        </InlineMessage>
      )}
      {(state === 'offered' || state === 'joining') && invitation && (
        <>
          <p>{labels.invites(invitation)}</p>
          {email === null && <WaysIn redirect={redirect} />}
          {typeof email === 'string' && (
            <>
              <Failure join={join} mail={mail} email={email} />
              {!isOther && <p className={css({ color: 'ink.muted' })}>{labels.signedInAs(email)}</p>}
              <div className={buttons}>
                {!isOther && (
                  <Button
                    variant="primary"
                    isPending={state === 'joining'}
                    onPress={() => join.send({ type: 'join.asked' })}
                  >
                    {labels.join}
                  </Button>
                )}
                {signOut}
              </div>
            </>
          )}
        </>
      )}
    </div>
  );
}

function WaysIn({ redirect }: Pick<JoinScreenProps, 'redirect'>) {
  return (
    <>
      <p className={css({ color: 'ink.muted' })}>{labels.signedOut}</p>
      <div className={buttons}>
        <ButtonLink variant="primary" href={buildPath({ name: 'sign-in', params: { redirect } })}>
          {labels.signIn}
        </ButtonLink>
        <ButtonLink href={buildPath({ name: 'sign-up', params: { redirect } })}>{labels.signUp}</ButtonLink>
      </div>
    </>
  );
}

/** Why the last press led nowhere, and what leads on. */
function Failure({
  join,
  mail,
  email,
}: Pick<JoinScreenProps, 'join' | 'mail'> & { readonly email: string }): ReactNode {
  const failure = useSelector(join, ({ context }) => context.failure);
  const sending = useSelector(mail, ({ value }) => value);
  const hasFailed = useSelector(mail, ({ context }) => context.failure !== null);
  if (failure === null) return null;
  if (failure === 'address-unverified') {
    return (
      <InlineMessage
        tone="warning"
        title={labels.verify.title(email)}
        actions={
          <Button size="small" isPending={sending === 'sending'} onPress={() => mail.send({ type: 'mail.requested' })}>
            {labels.verify.send}
          </Button>
        }
      >
        {hasFailed ? labels.verify.failed : sending === 'sent' ? labels.verify.sent : labels.verify.text}
      </InlineMessage>
    );
  }
  if (failure === 'other-address') {
    return <InlineMessage tone="warning">{labels.otherAddress(email)}</InlineMessage>;
  }
  return <InlineMessage tone="error">{failureTexts[failure]}</InlineMessage>;
}

const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });
const column = css({ display: 'flex', flexDirection: 'column', gap: '24', width: 'full', maxWidth: 'form' });
