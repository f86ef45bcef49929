/** Looks of a whole page, each made for one kind of company. */
export const pageThemes = ['software', 'local-service', 'consumer', 'professional', 'marketplace', 'essay'] as const;
export type PageTheme = (typeof pageThemes)[number];

/** False for a theme of a newer build. */
export const isPageTheme = (theme: unknown): theme is PageTheme => pageThemes.some((each) => each === theme);
