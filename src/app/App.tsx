import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { selectNavigationFailure, selectPlace } from '#machines/shell/navigation.machine.ts';
import { selectToasts } from '#machines/shell/toasts.machine.ts';
import { Splash } from '#ui/Splash.tsx';
import { useApp } from './app-context.ts';
import { CurrentScreen } from './CurrentScreen.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { lazyOrNothing } from './lazy-or-nothing.ts';
import { useAfterHydration } from './use-after-hydration.ts';

/** Fetched with the first toast. Where even that fails, the product goes on without. */
const ToastHost = lazyOrNothing(() => import('./ToastHost.tsx'));

export function App() {
  const { actorOf } = useApp();
  const place = useSelector(actorOf('navigation'), selectPlace);
  const failure = useSelector(actorOf('navigation'), selectNavigationFailure);
  const isLoading = useAfterHydration(actorOf('splash'), (splash) => splash.hasTag('visible'));
  const hasToasts = useAfterHydration(actorOf('toasts'), (toasts) => selectToasts(toasts).length > 0);
  return (
    <>
      <ErrorBoundary resetKey={place?.path}>
        {failure !== null ? <ErrorScreen message={failure} /> : place && <CurrentScreen place={place} />}
      </ErrorBoundary>
      {isLoading && <Splash title="Starting the product" />}
      {hasToasts && (
        <Suspense fallback={null}>
          <ToastHost />
        </Suspense>
      )}
    </>
  );
}
