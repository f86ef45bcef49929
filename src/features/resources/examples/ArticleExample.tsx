import type { ComponentType } from 'react';
import type { ExampleName } from '#domain/examples/example-names.ts';
import { CountedSources } from './CountedSources.tsx';
import { type ExampleProps, WatchedTest } from './WatchedTest.tsx';
import { WeighedLedger } from './WeighedLedger.tsx';

const examples: Readonly<Record<ExampleName, ComponentType<ExampleProps>>> = {
  'watched-test': WatchedTest,
  'weighed-ledger': WeighedLedger,
  'counted-sources': CountedSources,
};

export interface ArticleExampleProps extends ExampleProps {
  readonly name: ExampleName;
}

/** An example that an article's readers operate, by the name that its body gives. */
export function ArticleExample({ name, inspect }: ArticleExampleProps) {
  const Example = examples[name];
  return <Example inspect={inspect} />;
}
