import { onlineManager, QueryClient } from '@tanstack/react-query';

const freshForMs = 5 * 60 * 1000;

/** Cache of fetched, read-only data, by key. Keys that begin with `founder` are gone when the session ends. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: freshForMs, retry: 0, refetchOnWindowFocus: false },
    // Without a network they fail at once, instead of waiting for one.
    mutations: { networkMode: 'always' },
  },
});

// The library listens to the browser's network events only while it has a listener, which screens without queries have not:
// after a network that came back there it would take the browser for offline, and ask for nothing, until a reload.
onlineManager.subscribe(() => {});
