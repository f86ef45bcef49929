/** A random UUID. */
export const newId = (): string => crypto.randomUUID();
