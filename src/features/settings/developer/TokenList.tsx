import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { ReauthenticationMethod } from '#domain/account/reauthentication.ts';
import type { AccessTokensActor } from '#machines/settings/access-tokens.machine.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { DeveloperPart } from './DeveloperPart.tsx';
import { tokenLabels as labels } from './labels.ts';
import { NewTokenDialog } from './NewTokenDialog.tsx';
import { nameOfPlace, type Place } from './place.ts';
import { TokenRow } from './TokenRow.tsx';

export interface TokenListProps {
  readonly flow: AccessTokensActor;
  /** The founder's workspaces. */
  readonly places: readonly Place[];
  /** The workspace that is open. */
  readonly current: string;
  /** How the founder can show who they are. */
  readonly ways: readonly ReauthenticationMethod[];
}

/** The founder's access tokens, the way to a new one, and the question before one is revoked. */
export function TokenList({ flow, places, current, ways }: TokenListProps) {
  const { listed, leaving, failure } = useSelector(flow, ({ context }) => context);
  const state = useSelector(flow, ({ value }) => value);
  const add = useRef<HTMLButtonElement>(null);
  const name = leaving?.name ?? '';
  return (
    <DeveloperPart
      title={labels.title}
      action={
        <Button
          ref={add}
          size="small"
          isDisabled={listed === null}
          onPress={() => flow.send({ type: 'form.opened', workspaceId: current, ways })}
        >
          {labels.create}
        </Button>
      }
      rows={listed?.map((token) => (
        <TokenRow
          key={token.id}
          token={token}
          workspace={nameOfPlace(places, token.workspaceId)}
          isLeaving={state === 'revoking' && leaving?.id === token.id}
          onRevoke={() => flow.send({ type: 'revocation.asked', id: token.id })}
        />
      ))}
      empty={labels.empty}
      state={state}
      failure={failure}
      heir={add}
      onReload={() => flow.send({ type: 'list.reloaded' })}
    >
      <NewTokenDialog flow={flow} places={places} />
      <AlertDialog
        title={labels.revokeTitle(name)}
        isOpen={state === 'asking'}
        onCancel={() => flow.send({ type: 'flow.cancelled' })}
        actions={[
          {
            label: labels.revoke,
            variant: 'danger',
            onPress: () => flow.send({ type: 'revocation.confirmed' }),
          },
        ]}
      >
        {labels.revokeNote}
      </AlertDialog>
    </DeveloperPart>
  );
}
