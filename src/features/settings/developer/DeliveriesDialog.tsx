import { useSelector } from '@xstate/react';
import type { DeliveriesActor } from '#machines/settings/deliveries.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { failureText } from '../labels.ts';
import { ReadFailure } from '../ReadFailure.tsx';
import { rowsStyle } from '../rows-style.ts';
import { DeliveryRow } from './DeliveryRow.tsx';
import { deliveryLabels as labels } from './labels.ts';

/** The messages to one webhook, the way to send one again, and a test. */
export function DeliveriesDialog({ flow }: { readonly flow: DeliveriesActor }) {
  const { about, listed, shown, again, failure } = useSelector(flow, ({ context }) => context);
  const isOpen = useSelector(flow, (snapshot) => snapshot.matches('open'));
  const isLoading = useSelector(flow, (snapshot) => snapshot.matches({ open: 'loading' }));
  const isUnavailable = useSelector(flow, (snapshot) => snapshot.matches({ open: 'unavailable' }));
  const isTesting = useSelector(flow, (snapshot) => snapshot.matches({ open: 'testing' }));
  const isListing = useSelector(flow, (snapshot) => snapshot.matches({ open: 'listing' }));
  const isOn = about?.off === null;
  return (
    <Dialog
      title={labels.title}
      place="side"
      isOpen={isOpen}
      onClose={() => flow.send({ type: 'deliveries.closed' })}
      footer={
        <Button
          isPending={isTesting}
          isDisabled={!isListing && !isTesting}
          onPress={() => flow.send({ type: 'test.asked' })}
        >
          {labels.test}
        </Button>
      }
    >
      <div className={column}>
        <p className={address}>{about?.url}</p>
        {about && !isOn && <p>{labels.off}</p>}
        {isUnavailable && <ReadFailure onRetry={() => flow.send({ type: 'list.reloaded' })} />}
        {failure && !isUnavailable && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
        {listed === null && isLoading && <Skeleton label={labels.loading} shape="rows" count={3} />}
        {listed?.length === 0 && <p>{labels.empty}</p>}
        {listed !== null && listed.length > 0 && (
          <ul aria-label={labels.list} className={rowsStyle}>
            {listed.slice(0, shown).map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                delivery={delivery}
                isOffered={isOn && delivery.type !== 'webhook.test'}
                isSending={again === delivery.id}
                isDisabled={!isListing && again !== delivery.id}
                onAgain={() => flow.send({ type: 'again.asked', id: delivery.id })}
              />
            ))}
          </ul>
        )}
        {listed !== null && listed.length > shown && (
          <Button size="small" onPress={() => flow.send({ type: 'more.shown' })}>
            {labels.more}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '16' });
const address = css({ color: 'ink.muted', overflowWrap: 'anywhere' });
