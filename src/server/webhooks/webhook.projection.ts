import { typesOfFacts, type WebhookFact } from '#domain/webhooks/webhook-facts.ts';
import type { Projection } from '../event-store/projection.ts';

/**
 * Writes a message for each endpoint that is told of a fact. It only names the fact, whose data are read when it is sent. An
 * endpoint that is being deleted at this moment is waited for, and gets none.
 */
export const webhookProjection: Projection = {
  name: 'webhooks',
  handles: Object.keys(typesOfFacts),
  rows: (facts) => [
    facts.map(({ event: { type, workspace, stream, position, recordedAt } }) => ({
      ...{ workspace_id: workspace, type: typesOfFacts[type as WebhookFact], stream, position, at: recordedAt },
    })),
  ],
  statement: (rows) => `, hooked AS (
      INSERT INTO webhook_deliveries (workspace_id, webhook_id, type, stream, position, created_at, due_at)
      SELECT fact.workspace_id, webhooks.id, fact.type, fact.stream, fact.position, fact.at, fact.at
      FROM jsonb_to_recordset(${rows}) AS fact
        (workspace_id uuid, type text, stream text, position bigint, at timestamptz)
        JOIN moved ON moved.id = fact.workspace_id
        JOIN webhooks ON webhooks.workspace_id = fact.workspace_id
          AND webhooks.off_since IS NULL AND fact.type = ANY (webhooks.types)
      ORDER BY fact.position
      FOR KEY SHARE OF webhooks
    )`,
};
