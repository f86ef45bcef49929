import ipaddr from 'ipaddr.js';

const { IPv4, IPv6 } = ipaddr;

/**
 * Returns the part of a client's address that limits count: an IPv4 address, or the /56 of an IPv6 address, which is
 * what a provider gives to one home (https://www.ripe.net/publications/docs/ripe-690). An IPv4 address inside an IPv6
 * address counts as itself, since its owner can choose the rest. All texts that are no address count as one.
 */
export function countedAddress(address: string): string {
  const parsed = parsedAddress(address);
  if (!parsed) return 'unknown';
  return parsed instanceof IPv4 ? parsed.toString() : network(parsed, 56);
}

/** An address as visitors of a page are told apart: of IPv4 itself and its /24, of IPv6 the /64 and the /48. */
export function networksOf(address: string): { readonly address: string; readonly network: string } {
  const parsed = parsedAddress(address);
  if (!parsed) return { address: 'unknown', network: 'unknown' };
  return parsed instanceof IPv4
    ? { address: parsed.toString(), network: `${IPv4.networkAddressFromCIDR(`${parsed}/24`)}/24` }
    : { address: network(parsed, 64), network: network(parsed, 48) };
}

function parsedAddress(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const [, bracketed, withPort] = /^\[([^\]]+)\](?::\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address.trim()) ?? [];
  const plain = bracketed ?? withPort ?? address.trim();
  if (!ipaddr.isValid(plain)) return undefined;
  const parsed = ipaddr.parse(plain);
  return parsed instanceof IPv4 ? parsed : (embedded(parsed) ?? parsed);
}

/**
 * The /48 around a counted address, which is the most that a provider gives to one site; null if there is none, which
 * is so for IPv4.
 */
export function siteOf(counted: string): string | null {
  const [address = '', bits] = counted.split('/');
  return bits === '56' ? network(IPv6.parse(address), 48) : null;
}

const network = (address: ipaddr.IPv6, bits: number): string =>
  `${IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${bits}`)}/${bits}`;

/** The address of IPv4 that a translator or a tunnel has put into one of IPv6. */
function embedded(address: ipaddr.IPv6): ipaddr.IPv4 | undefined {
  const bytes = address.toByteArray();
  switch (address.range()) {
    // Mapped, and translated by RFC 6052 or RFC 6145.
    case 'ipv4Mapped':
    case 'rfc6145':
    case 'rfc6052':
      return new IPv4(bytes.slice(12));
    case '6to4':
      return new IPv4(bytes.slice(2, 6));
    // RFC 4380: the client's, every bit turned round.
    case 'teredo':
      return new IPv4(bytes.slice(12).map((byte) => byte ^ 255));
    default:
      return undefined;
  }
}
