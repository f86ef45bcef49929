import { local } from '../storage/local.ts';

/**
 * A note outside the database about an account's outbox, so that it is missed if the browser throws the database away.
 */
export interface KeptMark {
  readonly store: string;
  /** Commands that waited when the outbox was last written. */
  readonly unsent: number;
}

const prefix = 'groundwork-kept-';
const keyOf = (account: string): string => `${prefix}${account}`;

export function readKeptMark(account: string): KeptMark | null {
  const [store, unsent] = (local.get(keyOf(account)) ?? '').split(' ');
  return store ? { store, unsent: Number(unsent) || 0 } : null;
}

export function writeKeptMark(account: string, { store, unsent }: KeptMark): void {
  local.set(keyOf(account), `${store} ${unsent}`);
}

export function forgetKeptMark(account: string): void {
  local.remove(keyOf(account));
}

/** Removes the marks of all accounts. */
export function forgetKeptMarks(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) local.remove(key);
  } catch {
    // A browser that forbids the storage keeps no marks in it.
  }
}
