import type { Webhook } from '#domain/webhooks/webhook.ts';
import type { WebhookDeed } from '#machines/settings/webhooks.machine.ts';
import { css } from '#styled-system/css';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { rowNoteStyle, rowStyle, rowTextStyle } from '../rows-style.ts';
import { webhookLabels as labels } from './labels.ts';

export interface WebhookRowProps {
  readonly webhook: Webhook;
  /** Name of its workspace, where there are several. */
  readonly workspace: string | undefined;
  /** Being done to it just now; null if nothing is. */
  readonly changing: WebhookDeed | null;
  /** Takes the button that makes another secret. */
  readonly rotate: (button: HTMLButtonElement | null) => void;
  readonly onChange: (deed: WebhookDeed) => void;
  /** Shows what was sent to it. */
  readonly onDeliveries: () => void;
}

/** One webhook, named by its address. */
export function WebhookRow({ webhook, workspace, changing, rotate, onChange, onDeliveries }: WebhookRowProps) {
  const { url, kind, types, personal, off, failingSince } = webhook;
  const about = [
    kind === 'webhook' ? undefined : labels.kinds[kind].label,
    workspace,
    labels.count(types.length),
    personal ? labels.withPersonal : undefined,
  ];
  const deeds: readonly WebhookDeed[] = [
    ...(off ? (['switch-on'] as const) : (['switch-off'] as const)),
    ...(kind === 'webhook' ? (['rotate'] as const) : []),
    'delete',
  ];
  return (
    <li aria-label={url} className={rowStyle}>
      <div className={rowTextStyle}>
        {url} {off && <Badge>{labels.off[off.reason]}</Badge>}
        <div className={rowNoteStyle}>
          {about.filter((part) => part !== undefined).join(', ')}
          {!off && failingSince !== null && (
            <>
              . {labels.failing} <DateDisplay at={failingSince} form="recent" />
            </>
          )}
        </div>
      </div>
      <div className={buttons}>
        <Button size="small" aria-label={labels.deedOn(labels.deliveries, url)} onPress={onDeliveries}>
          {labels.deliveries}
        </Button>
        {deeds.map((deed) => (
          // The switch is one button, and none is disabled meanwhile, so that the focus stays where it is.
          <Button
            key={deed === 'switch-on' ? 'switch-off' : deed}
            {...(deed === 'rotate' && { ref: rotate })}
            size="small"
            isPending={changing === deed}
            aria-label={labels.deedOn(labels.deeds[deed], url)}
            onPress={() => onChange(deed)}
          >
            {labels.deeds[deed]}
          </Button>
        ))}
      </div>
    </li>
  );
}

const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });
