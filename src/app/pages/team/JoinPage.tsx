import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { local } from '#adapters/storage/local.ts';
import { acceptInvitation, readInvitation } from '#adapters/team/invitations.ts';
import { redirectTo } from '#domain/routes/safe-redirect.ts';
import type { Invited } from '#domain/team/member.ts';
import { JoinScreen } from '#features/join/JoinScreen.tsx';
import { selectUser } from '#machines/shell/user.store.ts';
import { joinMachine } from '#machines/team/join.machine.ts';
import { Button } from '#ui/Button.tsx';
import { useApp } from '../../app-context.ts';
import { SignOutQuestion } from '../../layouts/SignOutQuestion.tsx';
import { useSignOut } from '../../layouts/use-sign-out.ts';
import type { PageProps } from '../../page-props.ts';
import { serverCalls } from '../../server-calls.ts';
import { openWorkspace } from '../../team/open-workspace.ts';
import { useFlow } from '../../use-flow.ts';
import { verificationMailFlow } from '../verification-mail-flow.ts';

export default function JoinPage({ place }: PageProps) {
  return <Join key={place.path} place={place} />;
}

function Join({ place }: PageProps) {
  const { actorOf, services } = useApp();
  const isSignedIn = useSelector(actorOf('session'), (session) => session.hasTag('authed'));
  const user = useSelector(actorOf('user'), selectUser);
  const mail = useFlow(verificationMailFlow(services));
  const join = useFlow(
    joinMachine.provide({
      actors: {
        readInvitation: fromPromise<Invited, { readonly token: string }>(({ input }) =>
          readInvitation(serverCalls.call, input.token),
        ),
        accept: fromPromise<string, { readonly token: string }>(({ input }) =>
          acceptInvitation(services.call, input.token),
        ),
      },
      actions: { enter: (_, { workspace }) => openWorkspace(local, workspace) },
    }),
    { token: place.params['token'] },
  );
  return (
    <JoinScreen
      join={join}
      mail={mail}
      email={isSignedIn ? user?.email : null}
      signOut={user && <SignOutHere />}
      redirect={redirectTo(place)}
    />
  );
}

/** Signs out on a page that anybody may see, and asks first if something is unsent. */
function SignOutHere() {
  const signOut = useSignOut();
  return (
    <>
      <Button onPress={() => signOut.ask({ allDevices: false })}>Sign out</Button>
      {signOut.isAsked && <SignOutQuestion flow={signOut.flow} />}
    </>
  );
}
