import type { JsonObject } from '#domain/log/json.ts';
import { shortened } from '#domain/text/shortened.ts';
import type { WebhookKind } from '#domain/webhooks/webhook.ts';

/** A message before it has the form that its receiver wants. */
export interface WebhookMessage {
  readonly type: string;
  /** When it happened. ISO 8601. */
  readonly timestamp: string;
  readonly data: JsonObject;
  /** The same in plain words, for a channel. */
  readonly sentence: string;
  /** Where it is in the product. */
  readonly link: string;
}

/** In UTF-16 units; Discord takes 2,000. */
const sentenceAtMost = 1000;

/** https://docs.slack.dev/messaging/formatting-message-text#escaping */
const forSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
/** So that words are neither links nor larger than others. */
const forDiscord = (text: string): string => text.replace(/[\\*_~`|<>[\]()#]/g, '\\$&');

/** Writes the body of a message for a kind of receiver, as JSON. */
export function bodyOf(kind: WebhookKind, { type, timestamp, data, sentence, link }: WebhookMessage): string {
  const said = shortened(sentence, sentenceAtMost);
  switch (kind) {
    case 'webhook':
      return JSON.stringify({ type, timestamp, data });
    case 'slack':
      return JSON.stringify({ text: `${forSlack(said)} <${forSlack(link)}|Open in Groundwork>` });
    case 'discord':
      // Nobody is called by a name that somebody typed.
      return JSON.stringify({ content: `${forDiscord(said)} ${link}`, allowed_mentions: { parse: [] } });
  }
}
