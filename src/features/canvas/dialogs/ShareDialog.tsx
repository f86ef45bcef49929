import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Share } from '#domain/canvas/canvas.ts';
import type { ShareNodeActor } from '#machines/canvas/share-node.machine.ts';
import { css } from '#styled-system/css';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { CopyField } from '#ui/CopyField.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Select } from '#ui/Select.tsx';

export interface ShareDialogProps {
  readonly sharing: ShareNodeActor;
  /** Those that open. */
  readonly shares: readonly Share[];
  /** How many have expired without being revoked. */
  readonly expiredCount: number;
  readonly linkOf: (grant: string) => string;
  readonly reasonText: (reason: string) => string;
  readonly newGrant: () => string;
  /** ISO 8601. */
  readonly expiryIn: (days: number) => string;
  readonly onClose: () => void;
}

const spans = [
  { value: '7', label: 'A week' },
  { value: '30', label: '30 days' },
  { value: '0', label: 'Until it is revoked' },
] as const;

/** The links to one node. Whoever has a link sees the node and what belongs to it, and nothing else. */
export function ShareDialog(props: ShareDialogProps) {
  const { sharing, shares, expiredCount, linkOf, reasonText, newGrant, expiryIn, onClose } = props;
  const [days, setDays] = useState<(typeof spans)[number]['value']>('30');
  const { refusal } = useSelector(sharing, ({ context }) => context);
  const isPending = useSelector(sharing, (snapshot) => snapshot.hasTag('pending'));
  const isLate = useSelector(sharing, (snapshot) => snapshot.matches({ links: { sharing: 'late' } }));
  const isAsking = useSelector(sharing, (snapshot) => snapshot.matches({ links: 'confirmingRevocation' }));
  const create = () =>
    sharing.send({
      type: 'share.asked',
      grant: newGrant(),
      expiresAt: days === '0' ? null : expiryIn(Number(days)),
    });
  return (
    <>
      <Dialog title="Share by link" isOpen onClose={onClose}>
        <div className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}>
          <p className={css({ color: 'ink.muted' })}>
            Whoever has the link sees this part of the canvas and what is inside of it or connected with it. Nobody can
            change anything by it.
          </p>
          {shares.map(({ grant, expiresAt }) => (
            <div key={grant} className={css({ display: 'flex', flexDirection: 'column', gap: '4' })}>
              <CopyField label="Link" value={linkOf(grant)} />
              <div
                className={css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8' })}
              >
                <span className={css({ color: 'ink.muted', textStyle: 'caption' })}>
                  {expiresAt === null ? (
                    'Until it is revoked'
                  ) : (
                    <>
                      Until <DateDisplay at={expiresAt} form="moment" />
                    </>
                  )}
                </span>
                <Button size="small" onPress={() => sharing.send({ type: 'revocation.asked', grant })}>
                  Revoke
                </Button>
              </div>
            </div>
          ))}
          {expiredCount > 0 && (
            <p className={css({ color: 'ink.muted', textStyle: 'caption' })}>
              {expiredCount === 1 ? 'One link has expired and opens' : `${expiredCount} links have expired and open`}{' '}
              nothing any more.
            </p>
          )}
          <Select label="How long a new link opens" options={spans} value={days} onChange={setDays} />
          <Button variant="primary" isPending={isPending} onPress={create}>
            {shares.length === 0 ? 'Create a link' : 'Create another link'}
          </Button>
          {isLate && (
            <InlineMessage tone="info">
              The link is made as soon as the server answers. It opens nothing before that.
            </InlineMessage>
          )}
          {refusal !== null && <InlineMessage tone="warning">{reasonText(refusal)}</InlineMessage>}
        </div>
      </Dialog>
      <AlertDialog
        title="Revoke this link?"
        isOpen={isAsking}
        onCancel={() => sharing.send({ type: 'revocation.cancelled' })}
        actions={[{ label: 'Revoke', onPress: () => sharing.send({ type: 'revocation.confirmed' }) }]}
      >
        Whoever has it will find nothing there any more. You can share again by a new link.
      </AlertDialog>
    </>
  );
}
