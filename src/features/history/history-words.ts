import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import type { TitleWords } from '#domain/log/stream-labels.ts';

/** Words that belong to the product rather than to history: the page brings them along. */
export interface HistoryWords extends TitleWords {
  /** Describes a fact better than its title does; undefined where it can’t. */
  readonly fact?: (fact: RecordedEvent) => string | undefined;
}
