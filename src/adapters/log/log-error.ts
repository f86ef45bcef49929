const { console } = globalThis;

/** For whoever looks into the browser's console; never with secrets. */
export const logError = (...what: readonly unknown[]): void => console.error(...what);
