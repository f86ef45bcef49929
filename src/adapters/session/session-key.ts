/** The key that a session is bound to: nobody can read the private half, scripts of this page included. */
export interface SessionKey {
  readonly privateKey: CryptoKey;
  /** The public half, RFC 7517, with what its thumbprint needs and nothing else. */
  readonly jwk: { readonly kty: string; readonly crv: string; readonly x: string; readonly y: string };
}

/** Emptied with all other databases when somebody signs out. */
const databaseName = 'groundwork-key';
const storeName = 'keys';
const keyName = 'session';
const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** The key that this browser keeps for all its tabs; null if there is none, or if keys cannot be kept. */
export async function readSessionKey(): Promise<SessionKey | null> {
  return withStore('readonly', (store) => store.get(keyName)).catch(() => null);
}

/**
 * Reads the key like `readSessionKey`, and makes it if there is none. If two tabs make one at once, both get the first.
 * Null if the browser has no WebCrypto (an insecure origin) or keeps no keys.
 */
export async function ensureSessionKey(): Promise<SessionKey | null> {
  try {
    const known = await readSessionKey();
    if (known) return known;
    const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);
    const { kty = '', crv = '', x = '', y = '' } = await crypto.subtle.exportKey('jwk', publicKey);
    const made: SessionKey = { privateKey, jwk: { kty, crv, x, y } };
    // Refused where another tab was faster: what is then read is what all tabs have.
    await withStore('readwrite', (store) => store.add(made, keyName)).catch(() => undefined);
    return await readSessionKey();
  } catch {
    return null;
  }
}

async function withStore(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<SessionKey | null> {
  const database = await open();
  try {
    // Strict: a session must not outlive its key when the power goes.
    const transaction = database.transaction(storeName, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(storeName));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    return (request.result as SessionKey | undefined) ?? null;
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(databaseName, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}
