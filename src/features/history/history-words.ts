import type { Difference } from '#domain/history/differences-between.ts';
import type { Json } from '#domain/log/json.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import type { TitleWords } from '#domain/log/stream-labels.ts';

/** Words that belong to the product rather than to history: the page brings them along. */
export interface HistoryWords extends TitleWords {
  /** Describes a fact better than its title does; undefined where it can’t. */
  readonly fact?: (fact: RecordedEvent) => string | undefined;
  /** Describes a difference better than the name of its field does; undefined where it can’t. */
  readonly difference?: (difference: Difference) => DescribedDifference | undefined;
}

export interface DescribedDifference {
  readonly label: string;
  /** In place of both values, where they say nothing to anybody. */
  readonly said?: string | undefined;
  /** Whether both are texts, to be compared word by word. */
  readonly isProse?: boolean;
  /** The name of a value; undefined for one that is shown as it is. */
  readonly value?: (value: Json) => string | undefined;
}
