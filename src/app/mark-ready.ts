/** Tells whoever watches from outside that the first screen can be used. */
export function markReady(): void {
  document.body.dataset['ready'] = '';
}
