import { fromStore } from '@xstate/store';
import { exampleSources } from '#domain/examples/example-sources.ts';
import { type Verdict, verdictOf } from '#domain/verdict/verdict.ts';

const { friends, strangers, criterion } = exampleSources;

interface CountedSourcesContext {
  /** Sign-ups from each source. */
  readonly friends: number;
  readonly strangers: number;
  readonly areFriendsCounted: boolean;
}

interface Count {
  readonly k: number;
  readonly n: number;
}

const initial: CountedSourcesContext = { friends: friends.k, strangers: strangers.k, areFriendsCounted: true };

/** An article's page, whose readers choose who signed up, and who is counted. */
export const countedSourcesStore = fromStore({
  context: initial,
  on: {
    'sign-ups.set': (context, { source, count }: { source: 'friends' | 'strangers'; count: number }) => ({
      ...context,
      [source]: Math.min(exampleSources[source].n, Math.max(0, Math.round(count))),
    }),
    'friends.toggled': (context): CountedSourcesContext => ({
      ...context,
      areFriendsCounted: !context.areFriendsCounted,
    }),
  },
});

type Snapshot = { readonly context: CountedSourcesContext };

export const selectCounted = ({ context }: Snapshot): Count =>
  context.areFriendsCounted
    ? { k: context.friends + context.strangers, n: friends.n + strangers.n }
    : { k: context.strangers, n: strangers.n };

export const selectVerdict = (snapshot: Snapshot): Verdict => {
  const { k, n } = selectCounted(snapshot);
  return verdictOf(k, n, criterion);
};
