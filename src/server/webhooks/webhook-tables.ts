import type { Generated } from 'kysely';
import type { WebhookKind, WebhookOffReason } from '#domain/webhooks/webhook.ts';
import type { DeliveryError, DeliveryState } from '#domain/webhooks/webhook-delivery.ts';
import type { WebhookType } from '#domain/webhooks/webhook-facts.ts';

/** Endpoints that are told of facts, and the messages to them. */
export interface WebhookTables {
  webhooks: {
    workspace_id: string;
    id: string;
    /** Who made it: it is told no more than they may read. */
    account_id: string;
    kind: WebhookKind;
    url: string;
    types: WebhookType[];
    personal: boolean;
    /** Sealed, as the one before. */
    secret: Buffer;
    previous_secret: Generated<Buffer | null>;
    previous_secret_until: Generated<Date | null>;
    created_at: Date;
    off_reason: Generated<WebhookOffReason | null>;
    off_since: Generated<Date | null>;
    failing_since: Generated<Date | null>;
    failed_at: Generated<Date | null>;
    tried_at: Generated<Date | null>;
    /** A server sends to it until then at the latest. */
    busy_until: Generated<Date | null>;
  };
  webhook_deliveries: {
    workspace_id: string;
    webhook_id: string;
    id: Generated<number>;
    message_id: Generated<string>;
    type: string;
    stream: string;
    /** Position of the fact; null for a test. */
    position: number | null;
    state: Generated<DeliveryState>;
    attempts: Generated<number>;
    created_at: Date;
    due_at: Date;
    tried_at: Generated<Date | null>;
    status: Generated<number | null>;
    error: Generated<DeliveryError | null>;
    took_ms: Generated<number | null>;
    answer: Generated<string | null>;
  };
}
