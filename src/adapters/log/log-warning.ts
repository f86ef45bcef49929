const { console } = globalThis;

/** For whoever looks into the browser's console: what went wrong outside and was dealt with. Never with secrets. */
export const logWarning = (...what: readonly unknown[]): void => console.warn(...what);
