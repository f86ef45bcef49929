/**
 * The `config` of a route with a limit of its own: so many calls a minute, of one account or else of one address. The empty
 * `allowList` replaces that of `limitRequests`, which lets everything outside of `/api/` pass and would be merged into this.
 */
export const limitedTo = (max: number) => ({ rateLimit: { max, timeWindow: 60_000, allowList: [] } });
