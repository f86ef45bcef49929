const ready = Promise.withResolvers<void>();

/** Resolves once the first screen can be used. */
export const whenReady = ready.promise;

/** Tells whoever watches from outside that the first screen can be used. */
export function markReady(): void {
  document.body.dataset['ready'] = '';
  ready.resolve();
}
