import { expect, test } from 'vitest';
import { sourceOfVisit } from './source-of-visit.ts';

test.each([
  'person@example.com',
  'Person＠example.com',
  'person﹫example.com',
  'person%40example.com',
  'person%252540example.com',
  'person%EF%BC%A0example.com',
  'person%25ef%25b9%25abexample.com',
  '100%-person%40example.com',
  `${'x'.repeat(1500)}@example.com`,
  'ada (at) example.org',
  'ada[at]example[dot]org',
  'ada at example.org',
  'ada_at_example_dot_org',
  '+49 170 1234567',
  ' 491701234567',
  '0170/123-4567',
  '5550123',
  '(555) 010-9999',
  '５５５０１０９９９９',
  '%2B49%20170%201234567',
  'ring +1 (555) 010-9999 now',
  'sms-0049 170 1234567',
])('a tag that may have an address or a phone number in it says nothing: %s', (address) => {
  const from = 'https://news.example/today';
  expect([
    sourceOfVisit({ utm_source: address }, from, []),
    sourceOfVisit({ utm_source: address, utm_medium: address, utm_campaign: address }, undefined, []),
    sourceOfVisit({ utm_source: address, utm_medium: 'Email', utm_campaign: address }, from, []),
  ]).toEqual(['news.example', 'direct', 'email']);
});

test('a link that somebody shared after signing up is a source of its own, which no tag and no host can claim', () => {
  const from = 'https://invited by a sign-up/today';
  expect([
    sourceOfVisit({ via: 'invite', utm_source: 'news' }, 'https://news.example/today', []),
    sourceOfVisit({ via: 'Invite' }, undefined, []),
    sourceOfVisit({ via: ['invite'] }, undefined, []),
    sourceOfVisit({ utm_source: 'Invited by a sign-up' }, from, []),
  ]).toEqual(['Invited by a sign-up', 'direct', 'direct', 'invited by a sign-up']);
});

test.each([
  '2026-03-01',
  '20261224',
  'spring 2026',
  'v2.10.3',
  '123456',
  '120210000000000123',
  'look at this',
  'top 100+ list',
])('a campaign may be called %s', (name) => {
  expect(sourceOfVisit({ utm_campaign: name }, undefined, [])).toBe(name);
});

test('other signs are part of a source', () => {
  expect(sourceOfVisit({ utm_source: 'Bread & Butter 40%', utm_medium: 'a%41t' }, undefined, [])).toBe(
    'bread & butter 40% / a%41t',
  );
});
