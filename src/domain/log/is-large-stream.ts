/** Kinds whose states may be megabytes, and whose streams are named `{kind}-…`. */
const largeKinds: ReadonlySet<string> = new Set(['canvas']);

/** Whether a stream's state is kept by itself, and not folded from its first fact where it is kept. */
export const isLargeStream = (stream: string): boolean => largeKinds.has(stream.slice(0, stream.indexOf('-')));
