import { fromStore } from '@xstate/store';
import { exampleLedger } from '#domain/examples/example-ledger.ts';
import { weigh } from '#domain/ledger/score.ts';

interface WeighedLedgerContext {
  /** For each piece of the example, whether it counts. */
  readonly counted: readonly boolean[];
}

const initial: WeighedLedgerContext = { counted: exampleLedger.map(() => true) };

/** An article's ledger, whose readers leave pieces of evidence out. */
export const weighedLedgerStore = fromStore({
  context: initial,
  on: {
    'piece.toggled': ({ counted }: WeighedLedgerContext, { place }: { place: number }): WeighedLedgerContext => ({
      counted: counted.map((counts, n) => (n === place ? !counts : counts)),
    }),
  },
});

export const selectScore = ({ context }: { readonly context: WeighedLedgerContext }): number =>
  weigh(exampleLedger.filter((_, place) => context.counted[place])).score;
