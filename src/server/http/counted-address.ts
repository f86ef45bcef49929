import { isIPv6 } from 'node:net';

/**
 * What of a client's address counts for limits. One connection has 2^64 addresses of IPv6, whose first half alone is given
 * to it: https://www.rfc-editor.org/rfc/rfc6177. An address of IPv4 that is written as one of IPv6 is itself.
 */
export function countedAddress(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  // As `URL` writes it: hexadecimal throughout, and the longest run of zeros left out.
  const groups = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [head, tail = []] = groups.map((part) => part.split(':').filter(Boolean));
  const all = [...(head ?? []), ...Array.from({ length: 8 - (head?.length ?? 0) - tail.length }, () => '0'), ...tail];
  const isMapped = all.slice(0, 5).every((each) => each === '0') && all[5] === 'ffff';
  if (isMapped) {
    const bytes = all.slice(6).flatMap((each) => [Number.parseInt(each, 16) >> 8, Number.parseInt(each, 16) & 255]);
    return bytes.join('.');
  }
  return `${all.slice(0, 4).join(':')}::/64`;
}
