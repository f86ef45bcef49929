import type { RecordedEvent } from '../log/recorded-event.ts';
import type { Erasure } from './erasure.ts';
import type { ChangedStreams } from './replica.ts';

/** Result of passing facts to a replica. */
export interface Receipt {
  readonly changed: ChangedStreams;
  /** The facts that were new, in the order of their positions. */
  readonly folded: readonly RecordedEvent[];
  /** `behind`: facts before these are missing, read them first. `damaged`: forget the copy and read the whole log. */
  readonly outcome: 'complete' | 'behind' | 'damaged';
  /** Whose words are to go from this device. */
  readonly erased: readonly Erasure[];
}
