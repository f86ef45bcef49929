/** The end of a link that nobody can guess: 160 random bits. */
export function newLink(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
