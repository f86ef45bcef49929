import type { Fact } from './recorded-event.ts';
import type { rejectionTexts } from './rejection-texts.ts';

/** Result of `decide`. Accepted without facts: the state is already as the command wants it. */
export type Decision<Facts extends Fact = Fact> =
  | { readonly kind: 'accepted'; readonly facts: readonly Facts[] }
  | { readonly kind: 'rejected'; readonly reason: Rejection };

/** Every reason to reject a command: those that have a text. */
export type Rejection = keyof typeof rejectionTexts;

export function accept<Facts extends Fact>(...facts: readonly Facts[]): Decision<Facts> {
  return { kind: 'accepted', facts };
}

export function reject(reason: Rejection): Decision<never> {
  return { kind: 'rejected', reason };
}
