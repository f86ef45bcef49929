/** Whether the browser knows that it has no network. That it knows of one does not mean that anybody answers. */
export const isOffline = (): boolean => !navigator.onLine;
