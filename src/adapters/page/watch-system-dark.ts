const query = '(prefers-color-scheme: dark)';

export const isSystemDark = (): boolean => matchMedia(query).matches;

/** Tells when the operating system turns dark or light. Returns how to stop. */
export function watchSystemDark(listener: (dark: boolean) => void): () => void {
  const media = matchMedia(query);
  const onChange = (event: MediaQueryListEvent) => listener(event.matches);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
