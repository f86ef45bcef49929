import type { WebhookDelivery } from '#domain/webhooks/webhook-delivery.ts';
import { css } from '#styled-system/css';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { dateText } from '#ui/date-text.ts';
import { rowNoteStyle, rowStyle, rowTextStyle } from '../rows-style.ts';
import { deliveryState, deliveryLabels as labels } from './labels.ts';

export interface DeliveryRowProps {
  readonly delivery: WebhookDelivery;
  /** Whether it can be sent once more; a test can’t. */
  readonly isOffered: boolean;
  readonly isSending: boolean;
  readonly isDisabled: boolean;
  readonly onAgain: () => void;
}

/** One message to a webhook, with what came of it. */
export function DeliveryRow({ delivery, isOffered, isSending, isDisabled, onAgain }: DeliveryRowProps) {
  const { type, state, attempts, createdAt, nextAt, status, error, tookMs, answer } = delivery;
  const { label, tone } = deliveryState(delivery);
  const name = labels.typeOf(type);
  const came = [
    status === null ? undefined : labels.status(status),
    tookMs === null ? undefined : labels.took(tookMs),
    attempts === 0 ? undefined : labels.tries(attempts),
  ].filter((part) => part !== undefined);
  const action = state === 'waiting' ? labels.tryNow : labels.again;
  return (
    <li aria-label={`${name}, ${dateText(createdAt, 'recent')}`} className={rowStyle}>
      <div className={rowTextStyle}>
        {name} <Badge tone={tone}>{label}</Badge>
        <div className={rowNoteStyle}>
          <DateDisplay at={createdAt} form="recent" />
          {came.length > 0 && `, ${came.join(', ')}`}
        </div>
        {error !== null && <div className={rowNoteStyle}>{labels.error(error)}.</div>}
        {nextAt !== null && attempts > 0 && (
          <div className={rowNoteStyle}>
            {labels.next}: <DateDisplay at={nextAt} form="recent" />
          </div>
        )}
        {answer !== null && answer !== '' && (
          <Disclosure summary={labels.answer}>
            <pre className={answerStyle}>{answer}</pre>
          </Disclosure>
        )}
      </div>
      {isOffered && (
        <Button
          size="small"
          isPending={isSending}
          isDisabled={isDisabled}
          aria-label={labels.againOf(action, name, dateText(createdAt, 'recent'))}
          onPress={onAgain}
        >
          {action}
        </Button>
      )}
    </li>
  );
}

const answerStyle = css({ fontFamily: 'figure', textStyle: 'small', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
