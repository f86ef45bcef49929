/** Lets the browser paint, and answer whoever uses the page, before more is done. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
