import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sanitise } from './sanitise.ts';

const as = { key: 'phc_key', deviceId: 'device' };
const needed = { token: 'phc_key', distinct_id: 'device', $process_person_profile: false, $geoip_disable: true };
const timestamp = new Date('2026-11-20T12:00:00Z');
/** Surroundings as the library fills them in. */
const surroundings = {
  $current_url: 'https://example.org/auth/action?oobCode=secret&email=ada@example.org#token',
  $pathname: '/resources/my-secret-plan',
  $referrer: 'https://example.com/?q=secret',
  $ip: '10.0.0.1',
  distinct_id: 'ada@example.org',
  token: 'other',
  title: 'My secret plan',
  $set: { email: 'ada@example.org' },
};

test('an allowed event keeps its own properties and what the service needs', () => {
  const captured = {
    uuid: 'u',
    event: 'screen_viewed',
    timestamp,
    properties: { screen: 'idea-vault', ...surroundings },
    $set_once: { $initial_current_url: surroundings.$current_url },
  };
  expect(sanitise(captured, as)).toEqual({
    uuid: 'u',
    event: 'screen_viewed',
    timestamp,
    properties: { screen: 'idea-vault', ...needed },
  });
});

test.each([
  ['$pageview', {}],
  ['$identify', {}],
  ['$autocapture', {}],
  ['screen_viewed', {}],
  ['screen_viewed', { screen: '/idea-vault?token=secret' }],
  ['screen_viewed', { screen: 'idea-vault', status: 'testing' }],
  ['idea_moved', { status: 'my secret plan' }],
  ['idea_captured', { screen: 'idea-vault' }],
  ['__proto__', {}],
])('%s with %j is not sent', (event, properties) => {
  expect(sanitise({ uuid: 'u', event, properties: { ...properties, ...surroundings } }, as)).toBeNull();
});

test('whatever stands beside an event, nothing of it is sent', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.anything()), (properties) => {
      const { screen: _, status: __, ...beside } = properties;
      const sent = sanitise({ uuid: 'u', event: 'idea_captured', properties: beside }, as);
      expect(sent).toEqual({ uuid: 'u', event: 'idea_captured', properties: needed });
    }),
  );
});
