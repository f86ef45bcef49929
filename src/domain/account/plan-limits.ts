/** What nobody exceeds, whatever the plan. */
export const planLimits = {
  /** Of one request to the API, in bytes. */
  requestBytes: 1024 * 1024,
  /** By session. */
  callsPerMinute: 1200,
  commandsPerRequest: 500,
} as const;
