import { useSelector } from '@xstate/react';
import type { AssistantRequest } from '#domain/account/assistant-grant.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import type { ConnectActor } from '#machines/assistants/connect.machine.ts';
import { selectReauthentication } from '#machines/auth/reauthentication.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Heading } from '#ui/Heading.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { Select } from '#ui/Select.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { connectLabels as labels } from './connect-labels.ts';
import { failureText } from './labels.ts';
import { ReauthenticationDialog } from './ReauthenticationDialog.tsx';

export interface ConnectScreenProps {
  readonly connect: ConnectActor;
  /** The member’s, their own first. */
  readonly workspaces: readonly { readonly id: string; readonly name: string }[];
}

/** An assistant asks to be let in; the member says yes or no. */
export function ConnectScreen({ connect, workspaces }: ConnectScreenProps) {
  const { request, failure } = useSelector(connect, ({ context }) => context);
  const state = useSelector(connect, ({ value }) => value);
  return (
    <div className={column}>
      <Heading level={1}>{labels.title}</Heading>
      {state === 'reading' && <Skeleton label={labels.loading} shape="text" />}
      {state === 'unread' && failure && (
        <InlineMessage
          tone="error"
          actions={
            <Button size="small" onPress={() => connect.send({ type: 'read.retried' })}>
              {labels.retry}
            </Button>
          }
        >
          {failureText(failure)}
        </InlineMessage>
      )}
      {state === 'gone' && (
        <InlineMessage
          tone="warning"
          actions={<ButtonLink href={buildPath({ name: 'home' })}>{labels.home}</ButtonLink>}
        >
          {labels.gone}
        </InlineMessage>
      )}
      {state === 'left' && <p role="status">{labels.leaving}</p>}
      {request && state !== 'gone' && state !== 'left' && (
        <Question connect={connect} workspaces={workspaces} request={request} />
      )}
    </div>
  );
}

function Question({ connect, workspaces, request }: ConnectScreenProps & { readonly request: AssistantRequest }) {
  const { workspaceId, scope, failure } = useSelector(connect, ({ context }) => context);
  const state = useSelector(connect, ({ value }) => value);
  const reauthentication = useSelector(connect, selectReauthentication);
  const workspace = workspaces.find(({ id }) => id === workspaceId)?.name ?? labels.ownWorkspace;
  const isBusy = state !== 'asked';
  return (
    <>
      <p className={css({ textStyle: 'subheading', overflowWrap: 'anywhere' })}>{labels.wants(request, workspace)}</p>
      <p className={css({ color: 'ink.muted', overflowWrap: 'anywhere' })}>{labels.leadsTo(request)}</p>
      {workspaces.length > 1 && (
        <Select
          label={labels.workspace}
          options={workspaces.map(({ id, name }) => ({ value: id, label: name }))}
          value={workspaceId}
          isDisabled={isBusy}
          onChange={(id) => connect.send({ type: 'workspace.chosen', workspaceId: id })}
        />
      )}
      {request.scope === 'write' && (
        <RadioGroup
          label={labels.scope}
          options={labels.scopes}
          value={scope}
          isDisabled={isBusy}
          onChange={(chosen) => connect.send({ type: 'scope.chosen', scope: chosen })}
        />
      )}
      <ul className={css({ listStyle: 'disc', paddingInlineStart: '24', display: 'grid', gap: '4' })}>
        {labels.facts(scope).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8' })}>
        <Button
          variant="primary"
          isPending={state === 'allowing' || state === 'findingWays'}
          isDisabled={state === 'refusing'}
          onPress={() => connect.send({ type: 'allow.asked' })}
        >
          {labels.allow}
        </Button>
        <Button
          isPending={state === 'refusing'}
          isDisabled={state === 'allowing' || state === 'findingWays'}
          onPress={() => connect.send({ type: 'refuse.asked' })}
        >
          {labels.refuse}
        </Button>
      </div>
      <ReauthenticationDialog
        reauthentication={reauthentication}
        title={labels.reauthentication.title}
        label={labels.allow}
        onCancel={() => connect.send({ type: 'flow.cancelled' })}
      >
        <p>{labels.reauthentication.text}</p>
      </ReauthenticationDialog>
    </>
  );
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '24', width: 'full', maxWidth: 'form' });
