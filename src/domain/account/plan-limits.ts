/** Limits that apply to every plan. */
export const planLimits = {
  /** Per request to the API, in bytes. */
  requestBytes: 1024 * 1024,
  /** Per account, on each server. */
  callsPerMinute: 1200,
  commandsPerRequest: 500,
  /** Per account, on each server. */
  commandsPerDay: 200_000,
  /** In bytes. */
  commandBytesPerDay: 256 * 1024 * 1024,
  /** Ever recorded of one account. */
  facts: 2_000_000,
} as const;
