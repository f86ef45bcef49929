// TypeScript's library for workers contradicts the one for pages. Only what our service worker uses, typed.

interface ServiceWorkerScope {
  readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[];
  readonly clients: { claim(): Promise<void> };
  readonly location: { readonly origin: string };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: { waitUntil(work: Promise<unknown>): void }) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

interface InstallEvent {
  waitUntil(work: Promise<unknown>): void;
  /** Chromium has it since 123. https://developer.chrome.com/blog/service-worker-static-routing */
  addRoutes?(rule: {
    readonly condition: { readonly urlPattern: string };
    readonly source: { readonly cacheName: string };
  }): Promise<void>;
}
