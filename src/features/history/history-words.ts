import type { RecordedEvent } from '#domain/log/recorded-event.ts';

/** Words that belong to the product rather than to history: the page brings them along. */
export interface HistoryWords {
  readonly status: (status: string) => string;
  /** The name of a criterion, by its id. */
  readonly criterion: (id: string) => string;
  /** Describes a fact for which history has no words of its own. */
  readonly fact?: (fact: RecordedEvent) => string | undefined;
}
