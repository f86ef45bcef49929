import { type NewWebhook, webhookLimits } from './webhook.ts';

/** Why a webhook cannot be made as it was typed. */
export type WebhookProblem = 'url-missing' | 'url-malformed' | 'url-too-long' | 'no-types';

/** Judges a new webhook before it is sent. Whether its address can be reached, the server says. */
export function judgeWebhook({ url, types }: Pick<NewWebhook, 'url' | 'types'>): WebhookProblem | null {
  const text = url.trim();
  if (text === '') return 'url-missing';
  if (text.length > webhookLimits.url) return 'url-too-long';
  if (!/^https?:\/\/[^\s\p{Cc}]+$/u.test(text) || !URL.canParse(text)) return 'url-malformed';
  return types.length === 0 ? 'no-types' : null;
}
