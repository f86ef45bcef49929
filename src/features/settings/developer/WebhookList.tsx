import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { buildPath } from '#domain/routes/build-path.ts';
import { webhookTypes } from '#domain/webhooks/webhook-facts.ts';
import type { DeliveriesActor } from '#machines/settings/deliveries.machine.ts';
import type { WebhooksActor } from '#machines/settings/webhooks.machine.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { DeliveriesDialog } from './DeliveriesDialog.tsx';
import { DeveloperPart } from './DeveloperPart.tsx';
import { webhookLabels as labels } from './labels.ts';
import { nameOfPlace, type Place } from './place.ts';
import { WebhookDialog } from './WebhookDialog.tsx';
import { WebhookRow } from './WebhookRow.tsx';

export interface WebhookListProps {
  readonly flow: WebhooksActor;
  readonly deliveries: DeliveriesActor;
  /** Workspaces in which the founder may make webhooks. */
  readonly places: readonly Place[];
  /** The first choice for a new one. */
  readonly current: string;
}

/** The webhooks of the founder's workspaces, the way to a new one, and the questions before one is changed. */
export function WebhookList({ flow, deliveries, places, current }: WebhookListProps) {
  const { listed, about, deed, failure } = useSelector(flow, ({ context }) => context);
  const state = useSelector(flow, ({ value }) => value);
  const add = useRef<HTMLButtonElement>(null);
  // The question from which the secret came has gone, and the focus with it.
  const rotating = useRef<string | null>(null);
  const rotates = useRef(new Map<string, HTMLButtonElement | null>());
  useEffect(() => {
    if (state !== 'listing' || rotating.current === null) return;
    if (document.activeElement === document.body) rotates.current.get(rotating.current)?.focus();
    rotating.current = null;
  }, [state]);
  const question = deed === 'rotate' ? labels.questions.rotate : labels.questions.delete;
  const form = { url: '', workspaceId: current, kind: 'webhook', types: webhookTypes, personal: false } as const;
  return (
    <DeveloperPart
      title={labels.title}
      action={
        <Button
          ref={add}
          size="small"
          isDisabled={listed === null}
          onPress={() => flow.send({ type: 'form.opened', form })}
        >
          {labels.create}
        </Button>
      }
      rows={listed?.map((webhook) => (
        <WebhookRow
          key={webhook.id}
          webhook={webhook}
          workspace={nameOfPlace(places, webhook.workspaceId)}
          changing={state === 'changing' && about?.id === webhook.id ? deed : null}
          rotate={(button) => void rotates.current.set(webhook.id, button)}
          onChange={(asked) => flow.send({ type: 'change.asked', id: webhook.id, deed: asked })}
          onDeliveries={() => deliveries.send({ type: 'deliveries.opened', webhook })}
        />
      ))}
      empty={labels.empty}
      state={state}
      failure={failure}
      heir={add}
      onReload={() => flow.send({ type: 'list.reloaded' })}
    >
      <p>
        <Link href={buildPath({ name: 'resources.entry', params: { blogId: 'webhooks' } })}>{labels.guide}</Link>
      </p>
      <DeliveriesDialog flow={deliveries} />
      <WebhookDialog flow={flow} places={places} />
      <AlertDialog
        title={question.title}
        isOpen={state === 'asking'}
        onCancel={() => flow.send({ type: 'flow.cancelled' })}
        actions={[
          {
            label: labels.deeds[deed],
            variant: deed === 'delete' ? 'danger' : 'primary',
            onPress: () => {
              if (deed === 'rotate') rotating.current = about?.id ?? null;
              flow.send({ type: 'change.confirmed' });
            },
          },
        ]}
      >
        {question.text}
      </AlertDialog>
    </DeveloperPart>
  );
}
