import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ProofWay } from '#domain/account/proof.ts';
import type { AccessTokensActor } from '#machines/settings/access-tokens.machine.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { failureText } from '../labels.ts';
import { ReadFailure } from '../ReadFailure.tsx';
import { rowsStyle } from '../rows-style.ts';
import { DeveloperPart } from './DeveloperPart.tsx';
import { developerLabels, tokenLabels as labels } from './labels.ts';
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
  readonly ways: readonly ProofWay[];
}

/** The founder's access tokens, the way to a new one, and the question before one is revoked. */
export function TokenList({ flow, places, current, ways }: TokenListProps) {
  const { listed, leaving, failure } = useSelector(flow, ({ context }) => context);
  const state = useSelector(flow, ({ value }) => value);
  const add = useRef<HTMLButtonElement>(null);
  const shown = useRef(0);
  const length = listed?.length ?? 0;
  // The button that was pressed has gone with its row.
  useEffect(() => {
    if (length < shown.current) add.current?.focus();
    shown.current = length;
  }, [length]);
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
    >
      {state === 'unavailable' && <ReadFailure onRetry={() => flow.send({ type: 'list.reloaded' })} />}
      {failure && state === 'listing' && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
      {listed === null && state === 'loading' && <Skeleton label={developerLabels.loading} shape="rows" count={1} />}
      {listed?.length === 0 && <p>{labels.empty}</p>}
      {length > 0 && (
        <ul aria-label={labels.title} className={rowsStyle}>
          {listed?.map((token) => (
            <TokenRow
              key={token.id}
              token={token}
              workspace={nameOfPlace(places, token.workspaceId)}
              isLeaving={state === 'revoking' && leaving?.id === token.id}
              onRevoke={() => flow.send({ type: 'revocation.asked', id: token.id })}
            />
          ))}
        </ul>
      )}
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
