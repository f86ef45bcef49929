import { expect, test } from 'vitest';
import { countedAddress, networksOf, siteOf } from './counted-address.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  [' 192.0.2.7 ', '192.0.2.7'],
  ['192.0.2.7:49152', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:FFFF:192.0.2.7', '192.0.2.7'],
  ['::ffff:0:192.0.2.7', '192.0.2.7'],
  ['64:ff9b::192.0.2.7', '192.0.2.7'],
  ['64:ff9b::c000:207', '192.0.2.7'],
  ['2002:c000:207:1:2:3:4:5', '192.0.2.7'],
  ['2001:0:4136:e378:8000:63bf:3fff:fdf8', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/56'],
  ['2001:DB8:1:2::', '2001:db8:1::/56'],
  ['2001:db8:1:ff:ffff:ffff:ffff:ffff', '2001:db8:1::/56'],
  ['2001:db8:1:100::', '2001:db8:1:100::/56'],
  ['2001:db8:1:1ff::1', '2001:db8:1:100::/56'],
  ['[2001:db8:1:1ff::1]', '2001:db8:1:100::/56'],
  ['[2001:db8:1:1ff::1]:443', '2001:db8:1:100::/56'],
  ['2001:db8::6', '2001:db8::/56'],
  ['fe80::1%eth0', 'fe80::/56'],
  ['::1', '::/56'],
  ['::', '::/56'],
  ['not an address', 'unknown'],
  ['unknown', 'unknown'],
  ['', 'unknown'],
  ['::1::2', 'unknown'],
])('%s counts as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});

test.each([
  ['2001:db8:1:100::/56', '2001:db8:1::/48'],
  ['2001:db8:1:ff00::/56', '2001:db8:1::/48'],
  ['2001:db8:2::/56', '2001:db8:2::/48'],
  ['192.0.2.7', null],
  ['unknown', null],
])('%s lies in the site %s', (counted, site) => {
  expect(siteOf(counted)).toBe(site);
});

test.each([
  ['203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3::4', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['[2001:db8:1:ff::1]:443', '2001:db8:1:ff::/64', '2001:db8:1::/48'],
  ['not an address', 'unknown', 'unknown'],
])('%s is the address %s of the network %s', (given, address, network) => {
  expect(networksOf(given)).toEqual({ address, network });
});
