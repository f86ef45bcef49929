/** What an article can hold that readers operate: `<figure data-example="…">`. */
export const exampleNames = ['watched-test', 'weighed-ledger', 'counted-sources'] as const;

export type ExampleName = (typeof exampleNames)[number];

export const exampleNameOf = (text: string | undefined): ExampleName | undefined =>
  exampleNames.find((name) => name === text);
