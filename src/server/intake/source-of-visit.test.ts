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
])('a tag that may have an address in it says nothing: %s', (address) => {
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

test('other signs are part of a source', () => {
  expect(sourceOfVisit({ utm_source: 'Bread & Butter 40%', utm_medium: 'a%41t' }, undefined, [])).toBe(
    'bread & butter 40% / a%41t',
  );
});
