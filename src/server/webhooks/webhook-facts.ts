import type { ExperimentFact } from '#domain/experiment/experiment-facts.ts';
import type { IdeaFact } from '#domain/idea/idea-facts.ts';
import type { IntakeFact } from '#domain/intake/intake-facts.ts';
import type { LedgerFact } from '#domain/ledger/ledger-facts.ts';
import type { PageFact } from '#domain/page/page-facts.ts';
import type { ThreadFact } from '#domain/thread/thread-facts.ts';
import type { WebhookType } from '#domain/webhooks/webhook.ts';

type Type = (ExperimentFact | IdeaFact | IntakeFact | LedgerFact | PageFact | ThreadFact)['type'];

/** Facts that endpoints are told of, and the types of the messages about them. */
export const typesOfFacts = {
  IdeaCaptured: 'idea.captured',
  ExperimentStarted: 'experiment.started',
  SignUpReceived: 'sign_up.received',
  ResponseCompleted: 'response.completed',
  ExperimentJudged: 'experiment.judged',
  EvidenceRecorded: 'evidence.recorded',
  DecisionRecorded: 'decision.recorded',
  PagePublished: 'page.published',
  ThreadStarted: 'comment.created',
  Replied: 'comment.created',
} as const satisfies Partial<Record<Type, WebhookType>>;

export type WebhookFact = keyof typeof typesOfFacts;
