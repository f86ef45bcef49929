import type { LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Addresses of a host, as `lookup` of `node:dns/promises` with `all` finds them. */
export type ResolveHost = (hostname: string) => Promise<readonly LookupAddress[]>;

/** Rules for where messages may go. */
export interface AllowedTargets {
  /** Whether endpoints on this machine are allowed, by http too. */
  readonly allowsLoopback: boolean;
}

/** All global unicast IPv6 addresses that are assigned: https://www.iana.org/assignments/ipv6-address-space */
const globalUnicast = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

const read = (address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined =>
  ipaddr.isValid(address) ? ipaddr.process(address) : undefined;

/** Whether an address is one of the internet's, and not of a network that only this machine or its neighbors reach. */
export function isPublicAddress(address: string): boolean {
  const parsed = read(address);
  if (parsed?.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast);
}

const isLoopbackAddress = (address: string): boolean => read(address)?.range() === 'loopback';

/** The host of an address without the brackets of IPv6. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Whether an address has the form of one that messages may go to, before anything is resolved. */
export function isAllowedUrl(text: string, { allowsLoopback }: AllowedTargets): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || url.hostname === '') return false;
  if (url.protocol !== 'https:' && !(allowsLoopback && url.protocol === 'http:')) return false;
  const host = hostOf(url);
  return isIP(host) === 0 || isAllowedAddress(host, url, { allowsLoopback });
}

/** Whether a connection to one address of a host is allowed. */
function isAllowedAddress(address: string, { protocol }: URL, { allowsLoopback }: AllowedTargets): boolean {
  if (allowsLoopback && isLoopbackAddress(address)) return true;
  return protocol === 'https:' && isPublicAddress(address);
}

/**
 * The addresses of a host, each of which may be connected to; null if one of them may not. A connection must use these: asked
 * again, a name may lead elsewhere. Rejects as `resolve` does if the name leads nowhere.
 */
export async function allowedAddresses(
  url: URL,
  resolve: ResolveHost,
  allowed: AllowedTargets,
): Promise<readonly LookupAddress[] | null> {
  const host = hostOf(url);
  const family = isIP(host);
  const found = family === 0 ? await resolve(host) : [{ address: host, family }];
  return found.length > 0 && found.every(({ address }) => isAllowedAddress(address, url, allowed)) ? found : null;
}

/** Finds these addresses whatever the name, so that a connection goes where was looked at. */
export const lookupOf =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_hostname, { all }, found) => {
    const [first] = addresses;
    if (!first) found(new Error('no address'), '');
    else if (all) found(null, [...addresses]);
    else found(null, first.address, first.family);
  };
