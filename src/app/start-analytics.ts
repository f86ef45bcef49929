import { whenIdle } from '#adapters/page/when-idle.ts';
import { analyticsOf } from './analytics.ts';
import type { App } from './app-context.ts';
import { whenReady } from './mark-ready.ts';

/**
 * Goes on counting for who said yes before; only where the operator has set an analytics service. Not before the first
 * screen can be used: by then what was secret in the address has left it, and the start is not slower for it.
 */
export async function startAnalytics(app: App): Promise<void> {
  const { posthog } = app.services.settings;
  if (!posthog) return;
  await whenReady;
  await whenIdle();
  analyticsOf(app, posthog);
}
