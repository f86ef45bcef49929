/** That parts are in the clipboard now, to be read out; `what` was done with them. */
export const saidOfCopy = (what: 'Copied' | 'Cut', count: number): string =>
  count === 1 ? `${what} 1 part.` : `${what} ${count} parts.`;
