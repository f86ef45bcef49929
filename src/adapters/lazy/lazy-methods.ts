type Methods<T> = { readonly [K in keyof T]: (...args: never[]) => Promise<unknown> };

/**
 * Stands in for an object of asynchronous functions that is fetched with the first call. A failed fetch is not
 * remembered: the next call tries again.
 */
export function lazyMethods<T extends Methods<T>>(fetch: () => Promise<T>): T {
  let fetching: Promise<T> | null = null;
  const read = (): Promise<T> => {
    fetching ??= fetch().catch((fault) => {
      fetching = null;
      throw fault;
    });
    return fetching;
  };
  return new Proxy({} as T, {
    get: (_, name) => {
      // Whatever is awaited or returned from a promise is asked whether it is one.
      if (name === 'then') return undefined;
      return async (...args: never[]) => (await read())[name as keyof T](...args);
    },
  });
}
