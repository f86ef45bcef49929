/** What nobody exceeds, whatever the plan. */
export const planLimits = {
  /** Of one request to the API, in bytes. */
  requestBytes: 1024 * 1024,
  /** Of one account, on each server. */
  callsPerMinute: 1200,
  commandsPerRequest: 500,
  /** Of one account, on each server. */
  commandsPerDay: 200_000,
  /** In bytes. */
  commandBytesPerDay: 256 * 1024 * 1024,
  /** Ever recorded of one account. */
  facts: 2_000_000,
} as const;
