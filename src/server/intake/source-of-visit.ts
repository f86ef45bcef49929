import { invitedSource, isInvitation } from '#domain/intake/invitation.ts';

const tagged = ['utm_source', 'utm_medium', 'utm_campaign'] as const;
/** Most characters of each tag, in UTF-16 units. */
const tagAtMost = 64;

/** Where a visitor comes from: what the link is tagged with, or else the host of the page that has it. */
export function sourceOfVisit(
  query: Readonly<Record<string, unknown>>,
  referrer: string | undefined,
  ownHosts: readonly string[],
): string {
  if (isInvitation(query)) return invitedSource;
  const tags = tagged.flatMap((name) => folded(query[name]) || []);
  if (tags.length > 0) return tags.join(' / ');
  const host = hostOf(referrer);
  return host === undefined || ownHosts.includes(host) ? 'direct' : host;
}

/** An at sign, a wide or a small one, escaped as often as somebody likes. */
const atSign = /[@\uff20\ufe6b]|%(?:25)*40|%(?:25)*ef%(?:25)*bc%(?:25)*a0|%(?:25)*ef%(?:25)*b9%(?:25)*ab/i;

/**
 * So that the same campaign, however its links are written, is one source. Nothing of a tag that may have an address in it:
 * a source is not erased with the person who came from it.
 */
function folded(tag: unknown): string {
  if (typeof tag !== 'string' || atSign.test(tag)) return '';
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
