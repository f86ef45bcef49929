import { createActor, fromPromise } from 'xstate';
import type { Counting } from '#adapters/analytics/start-counting.ts';
import { doesBrowserObject } from '#adapters/page/does-browser-object.ts';
import { readConsent, watchConsent, writeConsent } from '#adapters/storage/consent-storage.ts';
import { local } from '#adapters/storage/local.ts';
import { eventOfCommand } from '#domain/analytics/event-of-command.ts';
import type { PublicSettings } from '#domain/settings/public-settings.ts';
import { type AnalyticsActor, analyticsMachine } from '#machines/shell/analytics.machine.ts';
import { selectPlace } from '#machines/shell/navigation.machine.ts';
import type { SyncEvent } from '#machines/sync/sync-events.ts';
import type { App } from './app-context.ts';

/** The operator's analytics service. */
export type Service = NonNullable<PublicSettings['posthog']>;

const opened = new WeakMap<App, AnalyticsActor>();

/** The application's one analytics actor. Only where the operator has set a service; it sends nothing without a yes. */
export function analyticsOf(app: App, service: Service): AnalyticsActor {
  const found = opened.get(app) ?? open(app, service);
  opened.set(app, found);
  return found;
}

function open(app: App, { key, host }: Service): AnalyticsActor {
  let counting: Counting | null = null;
  const navigation = app.actorOf('navigation');
  const screen = () => selectPlace(navigation.getSnapshot())?.name ?? 'not-found';
  const actor = createActor(
    analyticsMachine.provide({
      actors: {
        load: fromPromise<void, { readonly deviceId: string }>(async ({ input: { deviceId }, signal }) => {
          const { startCounting } = await import('#adapters/analytics/start-counting.ts');
          // Withdrawn while it was fetched.
          if (!signal.aborted) counting = startCounting({ key, host, deviceId });
        }),
      },
      actions: {
        count: (_, { event }) => counting?.count(event),
        stopCounting: () => {
          counting?.stop();
          counting = null;
        },
        storeConsent: (_, { consent }) => writeConsent(local, consent),
      },
    }),
    {
      input: { doesBrowserObject: doesBrowserObject(navigator), consent: readConsent(local), screen: screen() },
      inspect: app.inspect,
    },
  ).start();

  watchConsent(window, local, (consent) => actor.send({ type: 'consent.read', consent }));
  // A sign-out clears the device, the answer included.
  app.actorOf('session').subscribe((session) => {
    if (session.matches('signedOut')) actor.send({ type: 'consent.read', consent: readConsent(local) });
  });
  let shown = screen();
  navigation.subscribe((snapshot) => {
    if (snapshot.hasTag('pending') || screen() === shown) return;
    shown = screen();
    actor.send({ type: 'screen.shown', screen: shown });
  });
  const sync = app.actorOf('sync');
  app.root.system.inspect((inspected) => {
    if (inspected.type !== '@xstate.event' || inspected.actorRef !== sync) return;
    const event = inspected.event as SyncEvent;
    for (const command of event.type === 'commands.issued' ? event.commands : []) {
      const counted = eventOfCommand(command);
      if (counted) actor.send({ type: 'thing.happened', event: counted });
    }
  });
  return actor;
}
