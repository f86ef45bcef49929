import type { Address, WithToken } from './markup.ts';

const schemes = new Set(['http:', 'https:', 'mailto:']);

/** Where a link that a founder wrote leads; undefined if it is none that a stranger may be led to. */
export function outsideAddress(written: string): Address | undefined {
  if (!URL.canParse(written)) return undefined;
  const url = new URL(written);
  const isMail = url.protocol === 'mailto:';
  if (!schemes.has(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  // Of a mail only its receiver: no copies, no texts.
  return (isMail ? `mailto:${url.pathname}` : url.href) as Address;
}

/** A path on our own origin. Each segment is encoded; one that would lead elsewhere, such as `..`, is a hyphen. */
export const ownAddress = (...segments: readonly string[]): Address =>
  `/${segments.map((segment) => (/^\.{0,2}$/.test(segment) ? '-' : encodeURIComponent(segment.toWellFormed()))).join('/')}` as Address;

/** The address of a survey at the origin of pages, with the page that leads to it; undefined if it is another address. */
export function addressFromPage(address: Address, origin: string, slug: string): Address | undefined {
  const url = URL.parse(address, origin);
  if (url?.origin !== origin || !/^\/s\/[^/]+$/.test(url.pathname)) return undefined;
  url.searchParams.set('page', slug);
  return (address.startsWith('/') ? url.href.slice(origin.length) : url.href) as Address;
}

/** Where a program has said that it takes answers, and was checked to: it may have a scheme of its own. */
export const programAddress = (registered: string): Address | undefined =>
  URL.canParse(registered) && !/^(?:javascript|data|vbscript|blob|file):/i.test(registered)
    ? (registered as Address)
    : undefined;

export const withFragment = (address: Address, fragment: string): Address => `${address}#${fragment}` as Address;

/** A part of the same page. */
export const partAddress = (id: string): Address => `#${id}` as Address;

/** Address of an image that only this browser has, for an editor: it is never sent to a stranger. */
export const localAddress = (url: string): Address => (url.startsWith('blob:') ? url : '#') as Address;

/** A path that ends in the token of the visit. */
export const tokenAddress = (...segments: readonly string[]): WithToken & { readonly brand: 'Address' } => ({
  before: `${ownAddress(...segments)}/`,
  brand: 'Address',
});

/** The same image in several widths, for `srcset`. */
export const sourceSet = (sources: readonly { readonly address: Address; readonly width: number }[]): Address =>
  sources.map(({ address, width }) => `${address} ${width}w`).join(', ') as Address;
