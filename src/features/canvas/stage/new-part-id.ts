const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const length = 12;

/** An id for a new node or edge: 12 random characters of base 62, all equally likely. */
export function newPartId(): string {
  let id = '';
  while (id.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      // 248 is the largest multiple of 62 below 256.
      if (byte < 248 && id.length < length) id += letters[byte % 62];
    }
  }
  return id;
}
