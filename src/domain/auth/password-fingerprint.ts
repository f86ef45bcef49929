/**
 * FNV-1a, 32 bits, of a password in small letters. The browser compares by it with a list that is no secret; of good
 * passwords 2 in a million are taken for common ones.
 */
export function passwordFingerprint(password: string): number {
  let hash = 0x811c9dc5;
  for (const unit of password.toLowerCase()) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
