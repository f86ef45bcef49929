const tagged = ['utm_source', 'utm_medium', 'utm_campaign'] as const;
/** Of each tag, in UTF-16 units. */
const tagAtMost = 64;

/** Where a visitor comes from: what the link is tagged with, or else the host of the page that has it. */
export function sourceOfVisit(
  query: Readonly<Record<string, unknown>>,
  referrer: string | undefined,
  ownHosts: readonly string[],
): string {
  const tags = tagged.flatMap((name) => folded(query[name]) || []);
  if (tags.length > 0) return tags.join(' / ');
  const host = hostOf(referrer);
  return host === undefined || ownHosts.includes(host) ? 'direct' : host;
}

/** So that the same campaign, however its links are written, is one source. */
function folded(tag: unknown): string {
  if (typeof tag !== 'string') return '';
  const text = tag
    .slice(0, 1000)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ');
  return text.trim().slice(0, tagAtMost).toWellFormed().trim();
}

function hostOf(referrer: string | undefined): string | undefined {
  if (referrer === undefined || !URL.canParse(referrer)) return undefined;
  const { protocol, host } = new URL(referrer);
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  return host.replace(/^www\./, '').slice(0, 200);
}
