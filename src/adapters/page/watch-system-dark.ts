const query = '(prefers-color-scheme: dark)';

export const isSystemDark = (): boolean => matchMedia(query).matches;

/** Tells when the operating system turns dark or light, for as long as the page lives. */
export function watchSystemDark(listener: (dark: boolean) => void): void {
  matchMedia(query).addEventListener('change', ({ matches }) => listener(matches));
}
