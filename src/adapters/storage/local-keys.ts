/** The keys of local storage that begin like this; none if the browser forbids it. */
export function localKeys(prefix: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
