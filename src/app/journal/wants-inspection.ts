import { safeStorage } from '#adapters/storage/safe-storage.ts';

export interface Inspection {
  /** Id of this tab, for its inspector. */
  readonly tab: string;
  /** Asked for just now, not before a reload. */
  readonly isNew: boolean;
}

const key = 'groundwork-inspect';
const session = safeStorage(() => sessionStorage);

/** Whether this tab was opened with `?inspect`, now or before; null if it was not. */
export function wantsInspection(): Inspection | null {
  const known = session.get(key);
  if (known !== null) return { tab: known, isNew: false };
  if (!new URLSearchParams(location.search).has('inspect')) return null;
  const tab = crypto.randomUUID();
  session.set(key, tab);
  return { tab, isNew: true };
}

/** A sign-out empties what a tab keeps; this it keeps on. */
export function keepInspection({ tab }: Inspection): void {
  addEventListener('pagehide', () => session.set(key, tab));
}
