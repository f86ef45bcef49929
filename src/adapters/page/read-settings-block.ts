import type { PublicSettings } from '#domain/settings/public-settings.ts';

/** The settings that our server put into the page, unchecked; null in the shell that the service worker keeps. */
export function readSettingsBlock(page: Pick<Document, 'getElementById'>): PublicSettings | null {
  const text = page.getElementById('settings')?.textContent;
  return text ? (JSON.parse(text) as PublicSettings) : null;
}
