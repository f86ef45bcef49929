const units = ['bytes', 'KB', 'MB', 'GB'] as const;

/** A size for people: 1,000 bytes are a kilobyte, with one decimal below 10. */
export function bytesText(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const size = bytes / 1000 ** power;
  return `${size.toLocaleString('en-GB', { maximumFractionDigits: size < 10 ? 1 : 0 })} ${units[power]}`;
}
