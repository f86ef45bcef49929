import * as z from 'zod/mini';

/** The operator's settings for the browser, inside `index.html`. Nothing in it is secret. */
export const publicSettingsSchema = z.object({
  preRelease: z.boolean(),
  appTheme: z.boolean(),
  identity: z.discriminatedUnion('kind', [
    /** `hasProviders` is false if the stand-ins for Google, GitHub and Twitter are not served. */
    z.object({ kind: z.literal('embedded'), hasProviders: z.optional(z.boolean()) }),
    z.object({ kind: z.literal('firebase'), apiKey: z.string(), authDomain: z.string(), projectId: z.string() }),
  ]),
  /** Where published pages and surveys are, if not here. */
  pagesOrigin: z.nullable(z.string()),
  /** Whether people are mailed to confirm their addresses; absent where nobody is. */
  confirmsPeople: z.optional(z.boolean()),
  /** Whether pages may be at domains of their founders' own. */
  ownDomains: z.optional(z.boolean()),
  posthog: z.nullable(z.object({ key: z.string(), host: z.string() })),
});

export type PublicSettings = z.infer<typeof publicSettingsSchema>;
