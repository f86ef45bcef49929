/** Names of the interactive examples that an article can embed: `<figure data-example="…">`. */
export const exampleNames = ['watched-test', 'weighed-ledger', 'counted-sources'] as const;

export type ExampleName = (typeof exampleNames)[number];

export const exampleNameOf = (text: string | undefined): ExampleName | undefined =>
  exampleNames.find((name) => name === text);
