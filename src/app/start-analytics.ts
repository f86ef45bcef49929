import { whenIdle } from '#adapters/page/when-idle.ts';
import { analyticsOf } from './analytics.ts';
import type { App } from './app-context.ts';
import { whenReady } from './mark-ready.ts';

/**
 * Starts analytics for visitors who consented earlier, if the operator has configured a service. Waits until the first
 * screen can be used: secrets have left the address by then, and the start is not slowed down.
 */
export async function startAnalytics(app: App): Promise<void> {
  const { posthog } = app.services.settings;
  if (!posthog) return;
  await whenReady;
  await whenIdle();
  analyticsOf(app, posthog);
}
