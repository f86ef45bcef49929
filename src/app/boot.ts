import type { InspectionEvent } from 'xstate';
import { nextTask } from '#adapters/page/next-task.ts';
import { readSettingsBlock } from '#adapters/page/read-settings-block.ts';
import { whenIdle } from '#adapters/page/when-idle.ts';
import { keepSettings } from '#adapters/storage/keep-record.ts';
import { local } from '#adapters/storage/local.ts';
import { readTheme } from '#adapters/storage/theme-storage.ts';
import { watchTokens } from '#adapters/storage/token-storage.ts';
import type { PublicSettings } from '#domain/settings/public-settings.ts';
import { actorOf } from '#machines/app-system.ts';
import { hearOtherTabs } from './actors/hear-other-tabs.ts';
import { type App, createApp } from './app-context.ts';
import { followTheme } from './follow-theme.ts';
import { openGateways } from './gateways.ts';
import { createRoot } from './root.ts';
import { createServices } from './services.ts';

/** The server's defaults, for a shell that was never opened with a network before. */
const assumed: PublicSettings = {
  preRelease: false,
  appTheme: true,
  pagesOrigin: null,
  posthog: null,
  identity: { kind: 'embedded' },
};

/** Starts the application, before and outside of the first render. `inspect` sees every event of every actor. */
export async function boot(inspect: (event: InspectionEvent) => void): Promise<App> {
  const settings = await readSettings();
  const gateways = openGateways(settings ?? assumed);
  const { actor: root, call, authenticatedApp, router } = createRoot({ settings, gateways, inspect });
  await nextTask();
  root.start();

  const session = actorOf(root.system, 'session');
  const page = { session, own: gateways.own, reload: () => location.reload() };
  watchTokens(window, local, (change) => hearOtherTabs(page, change));
  const theme = actorOf(root.system, 'theme');
  // A sign-out clears the device: the theme on screen is what a reload would show.
  session.subscribe((snapshot) => {
    if (snapshot.matches('signedOut')) theme.send({ type: 'theme.read', choice: readTheme(local) });
  });
  followTheme(theme);
  await nextTask();

  const started = router();
  if (!started) throw new Error('the router did not start');
  const services = createServices({ root, gateways, settings: settings ?? assumed, authenticatedApp, call });
  return createApp(root, services, started, inspect);
}

async function readSettings(): Promise<PublicSettings | null> {
  const fresh = readSettingsBlock(document);
  if (!fresh) return (await import('#adapters/storage/kept-settings.ts')).readKeptSettings(local);
  void whenIdle().then(() => keepSettings(local, fresh));
  return fresh;
}
