import { z } from 'zod';
import { isProviderId, type ProviderId } from '../provider-id.ts';

/** Parameters with which a provider's page was opened. */
export interface ProviderRequest {
  readonly providerId: ProviderId;
  /** In the SDK's words, such as `signInViaPopup`. */
  readonly authType: string;
  readonly eventId: string;
  /** Where a redirect leads back to; null for a pop-up. */
  readonly returnTo: string | null;
}

const query = z.object({
  providerId: z.string().max(128),
  authType: z.string().regex(/^(signIn|link|reauth)Via(Popup|Redirect)$/),
  eventId: z.string().max(128).default(''),
  redirectUrl: z.string().max(16_384).optional(),
});

/** Reads what the SDK has put into the address; otherwise says what is wrong with it. */
export function readProviderRequest(
  given: unknown,
  isOurOrigin: (origin: string) => boolean,
): ProviderRequest | { readonly problem: string } {
  const parsed = query.safeParse(given);
  if (!parsed.success) return { problem: 'This address is incomplete. Please start again from Groundwork.' };
  const { providerId, authType, eventId, redirectUrl = '' } = parsed.data;
  if (!isProviderId(providerId)) return { problem: `Unsupported OAuth provider: ${providerId}` };
  if (authType.endsWith('Popup')) return { providerId, authType, eventId, returnTo: null };
  if (!URL.canParse(redirectUrl) || !isOurOrigin(new URL(redirectUrl).origin)) {
    return { problem: 'This address leads to another site. Please start again from Groundwork.' };
  }
  return { providerId, authType, eventId, returnTo: redirectUrl };
}
