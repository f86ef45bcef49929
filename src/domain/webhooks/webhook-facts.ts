import type { ExperimentFact } from '../experiment/experiment-facts.ts';
import type { IdeaFact } from '../idea/idea-facts.ts';
import type { IntakeFact } from '../intake/intake-facts.ts';
import type { LedgerFact } from '../ledger/ledger-facts.ts';
import type { PageFact } from '../page/page-facts.ts';
import type { ThreadFact } from '../thread/thread-facts.ts';

type Type = (ExperimentFact | IdeaFact | IntakeFact | LedgerFact | PageFact | ThreadFact)['type'];

/** Facts that endpoints are told of, and the types of the messages about them, by the names that receivers see. */
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
} as const satisfies Partial<Record<Type, string>>;

export type WebhookFact = keyof typeof typesOfFacts;

export type WebhookType = (typeof typesOfFacts)[WebhookFact];

/** All types of messages, each once, in the order in which the settings list them. */
export const webhookTypes: readonly WebhookType[] = [...new Set(Object.values(typesOfFacts))];
