import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressFrom, isWithin, networkOf, networksIn } from '@/lib/platform/http/networks';

describe('an IP address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7:4711 ', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['', undefined],
    ['unknown', undefined],
    ['203.0.113.700', undefined],
    ['2001:db8::1::2', undefined],
    ['evil.example:80', undefined],
    ['127.1', undefined],
    ['0x7f.0.0.1', undefined],
    ['::ffff:0x7f.0.0.1', undefined],
    ['2130706433', undefined],
  ])('written as %s is read as %s', (written, address) => expect(addressFrom(written)).toBe(address));
});

describe('for rate limits', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
  const four = fc.tuple(group, group, group, group).map((groups) => groups.join(':'));

  test('an IPv6 /64 network is one caller, distinct from other networks', () => {
    fc.assert(
      fc.property(four, four, four, four, (network, other, host, neighbour) => {
        const key = networkOf(`${network}:${host}`);
        expect(networkOf(`${network}:${neighbour}`)).toBe(key);
        expect(key === networkOf(`${other}:${host}`)).toBe(network === other);
      }),
    );
  });

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::/64'],
    ['2001:DB8:0:0:ffff::', '2001:db8::/64'],
    ['::1', '::/64'],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, key) => expect(networkOf(address)).toBe(key));
});

describe('a list of networks', () => {
  test.each([
    ['10.0.0.0/8', '10.255.0.1', true],
    ['10.0.0.0/8', '11.0.0.1', false],
    ['127.0.0.1', '127.0.0.2', false],
    ['127.0.0.1, 2001:db8::/32', '2001:db8:1::7', true],
    ['2001:db8::/32', 'unknown', false],
    ['0.0.0.0/0', '9.9.9.9', true],
    ['0.0.0.0/0', '2001:db8::1', false],
    ['::/0', '9.9.9.9', false],
  ])('%s contains %s: %s', (list, address, inside) => {
    const networks = networksIn(list);
    expect(networks && isWithin(networks, address)).toBe(inside);
  });

  test.each([
    '1',
    '',
    ',',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '::/129',
    '10.0.0.0/x',
    '10/8',
    '0x0a.0.0.0/8',
    '010.0.0.0/8',
    'proxy.example',
  ])('%s is rejected', (list) => expect(networksIn(list)).toBeUndefined());
});
