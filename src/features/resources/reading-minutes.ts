const wordsPerMinute = 220;

/** How long a body takes to read: whole minutes, at least one. */
export function readingMinutes(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
