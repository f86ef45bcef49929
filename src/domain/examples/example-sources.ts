/** Where the visitors of an example's page came from, and how many of them signed up. */
export const exampleSources = { friends: { k: 12, n: 20 }, strangers: { k: 6, n: 100 }, criterion: 0.1 } as const;
