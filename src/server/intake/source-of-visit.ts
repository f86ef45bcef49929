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

/** `ada (at) example`, and `ada at example.org`. */
const saidAt = /\S\s*[([{<]\s*at\s*[)\]}>]\s*\S|\S[ _]at[ _][^\s_]+(\.|[ _]dot[ _])[a-z]{2}/u;
/** From seven digits to the fifteen of the longest number (E.164), written as people write them. */
const phone = /^[+(]?\d(?:[\s()./_-]*\d){6,14}\)?$/;
/** The same in the midst of something, if a plus or two zeros say what it is. */
const dialled = /(?:\+|(?<!\d)00)[\s(]*[1-9](?:[\s()./_-]*\d){6,14}/;
/** A campaign is often called by its day. */
const day = /^(?:19|20)\d\d[./_ -]?(?:0[1-9]|1[0-2])[./_ -]?(?:0[1-9]|[12]\d|3[01])$/;

/** Whether a tag may say who somebody is, or how to reach them. */
function isPersonal(text: string): boolean {
  const plain = unescaped(text).trim();
  return saidAt.test(plain) || dialled.test(plain) || (phone.test(plain) && !day.test(plain));
}

/** Signs that were escaped again and again as the plain ones that a number or a word is written with. */
const unescaped = (text: string): string =>
  text.replace(/%(?:25)*([2-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/**
 * So that the same campaign, however its links are written, is one source. Nothing of a tag that may have an address or a
 * phone number in it: a source is not erased with the person who came from it.
 */
function folded(tag: unknown): string {
  if (typeof tag !== 'string' || atSign.test(tag)) return '';
  const text = tag
    .slice(0, 1000)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim();
  return isPersonal(text) ? '' : text.slice(0, tagAtMost).toWellFormed().trim();
}

function hostOf(referrer: string | undefined): string | undefined {
  if (referrer === undefined || !URL.canParse(referrer)) return undefined;
  const { protocol, host } = new URL(referrer);
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  return host.replace(/^www\./, '').slice(0, 200);
}
