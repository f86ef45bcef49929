import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { fetchPasskeys } from '#adapters/api/passkeys.ts';
import { answerAssistant, readAssistantRequest } from '#adapters/assistants/assistant-requests.ts';
import { canAskPasskey } from '#adapters/page/can-ask-passkey.ts';
import { leaveFor } from '#adapters/page/leave-for.ts';
import type { AssistantRequest } from '#domain/account/assistant-grant.ts';
import { type ReauthenticationMethod, reauthenticationMethods } from '#domain/account/reauthentication.ts';
import { ConnectScreen } from '#features/settings/ConnectScreen.tsx';
import { connectLabels } from '#features/settings/connect-labels.ts';
import { type Answered, connectMachine } from '#machines/assistants/connect.machine.ts';
import { reauthenticationMachine } from '#machines/auth/reauthentication.machine.ts';
import { selectUser } from '#machines/shell/user.store.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { accountIdentityOf } from '../account-identity.ts';
import { type App, useApp } from '../app-context.ts';
import type { PageProps } from '../page-props.ts';
import { useFlow } from '../use-flow.ts';
import { reauthenticationActors } from './reauthentication-actors.ts';

export default function ConnectPage({ place }: PageProps) {
  const { actorOf } = useApp();
  const workspaces = useSelector(actorOf('user'), selectUser)?.workspaces ?? [];
  const [own] = workspaces;
  // Which workspaces there are is known a moment later than who is signed in.
  if (!own) return <Skeleton label={connectLabels.loading} shape="text" />;
  return <Connect key={place.path} place={place} workspaces={workspaces} own={own.id} />;
}

interface ConnectProps extends PageProps {
  readonly workspaces: readonly { readonly id: string; readonly name: string }[];
  readonly own: string;
}

function Connect({ place, workspaces, own }: ConnectProps) {
  const connect = useFlow(connectFlow(useApp()), { requestId: place.params['request'], workspaceId: own });
  return <ConnectScreen connect={connect} workspaces={workspaces} />;
}

/** The machine that answers an assistant, asking our server and the identity provider. */
function connectFlow(app: App) {
  const { call, settings } = app.services;
  const identity = accountIdentityOf(app);
  return connectMachine.provide({
    actors: {
      readRequest: fromPromise<AssistantRequest, { readonly requestId: string }>(({ input }) =>
        readAssistantRequest(call, input.requestId),
      ),
      answer: fromPromise<string, Answered>(({ input }) => answerAssistant(call, input.requestId, input.answer)),
      readWays: fromPromise<readonly ReauthenticationMethod[]>(async () => {
        const hasPasskey = canAskPasskey(settings.identity) && (await fetchPasskeys(call).catch(() => [])).length > 0;
        return reauthenticationMethods({ ...(await identity.read()), hasPasskey });
      }),
      reauthentication: reauthenticationMachine.provide({ actors: reauthenticationActors(call, identity) }),
    },
    actions: { leave: (_, { to }) => leaveFor(to) },
  });
}
