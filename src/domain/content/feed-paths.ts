/** Where the articles can be subscribed to, by format. */
export const feedPaths = { rss: '/resources/feed.xml', atom: '/resources/atom.xml' } as const;

export type FeedFormat = keyof typeof feedPaths;

/** They look like articles, but no screen draws them. */
export const isFeedPath = (path: string): boolean => Object.values<string>(feedPaths).includes(path);
