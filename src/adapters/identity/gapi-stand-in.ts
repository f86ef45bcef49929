import { providerChannel, providerEventKey } from '#domain/auth/provider-events.ts';

/** Receives the messages for the SDK's resolver for pop-ups and redirects; only the SDK reads `authEvent`. */
type Listener = (message: { readonly authEvent: unknown }) => unknown;

const noEvent = {
  type: 'unknown',
  eventId: null,
  sessionId: null,
  urlResponse: null,
  postBody: null,
  tenantId: null,
  error: { code: 'auth/no-auth-event', message: 'No sign-in has come back.' },
};

/** The SDK waits for each of these; there is no frame that could fail. */
const frame = {
  restyle: () => Promise.resolve(),
  ping: (answered: () => void) => Promise.resolve(answered()),
  register(name: string, listener: Listener): void {
    if (name !== 'authEvent') return;
    const tell = (authEvent: unknown): void => void listener({ authEvent });
    new BroadcastChannel(providerChannel).addEventListener('message', ({ data }) => tell(data));
    const kept = sessionStorage.getItem(providerEventKey);
    sessionStorage.removeItem(providerEventKey);
    queueMicrotask(() => tell(kept === null ? noEvent : JSON.parse(kept)));
  },
  send(_name: string, _message: unknown, answered: (answer: unknown) => void): void {
    // The SDK throws in here after every answer, a good one too; Google's script lets that pass.
    Promise.resolve([{ webStorageSupport: true }])
      .then(answered)
      .catch(() => {});
  },
};

const iframes = {
  Iframe: class {},
  CROSS_ORIGIN_IFRAMES_FILTER: null,
  getContext: () => ({
    open: async (_options: unknown, opened: (opened: typeof frame) => unknown) => opened(frame),
  }),
};

/**
 * Lets pop-ups and redirects work without Google's script, for the provider inside our own server only: the SDK uses a
 * `window.gapi` that is there already. To be called before the SDK is initialised; further calls change nothing.
 */
export function standInForGapi(): void {
  const place = window as { gapi?: unknown };
  place.gapi ??= { iframes };
}
