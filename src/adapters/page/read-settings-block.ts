import * as z from 'zod/mini';
import { type PublicSettings, publicSettingsSchema } from '#domain/settings/public-settings.ts';

/** The settings that the server put into the page; null in the shell that the service worker keeps. */
export function readSettingsBlock(page: Pick<Document, 'getElementById'>): PublicSettings | null {
  const text = page.getElementById('settings')?.textContent;
  return text ? z.parse(publicSettingsSchema, JSON.parse(text)) : null;
}
