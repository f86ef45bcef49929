import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchPath } from './match-path.ts';

const notFound = (path: string) => ({ name: 'not-found', params: {}, path });

describe('the place that an address means', () => {
  test.each([
    ['/', { name: 'landing', params: {}, path: '/' }],
    ['', { name: 'landing', params: {}, path: '/' }],
    ['/?utm=x#top', { name: 'landing', params: {}, path: '/' }],
    ['/resources', { name: 'resources', params: {}, path: '/resources/' }],
    ['/resources/', { name: 'resources', params: {}, path: '/resources/' }],
    [
      '/forgot-password?email=a%40b.c',
      { name: 'forgot-password', params: { email: 'a@b.c' }, path: '/forgot-password/?email=a%40b.c' },
    ],
    ['/home/', { name: 'home', params: {}, path: '/home' }],
    ['/%68ome', { name: 'home', params: {}, path: '/home' }],
    ['/resources/%73upport', { name: 'resources.support', params: {}, path: '/resources/support' }],
    ['/resources/support', { name: 'resources.support', params: {}, path: '/resources/support' }],
    [
      '/resources/first-steps',
      { name: 'resources.entry', params: { blogId: 'first-steps' }, path: '/resources/first-steps' },
    ],
    ['/resources/a%2Fb%20c', { name: 'resources.entry', params: { blogId: 'a/b c' }, path: '/resources/a%2Fb%20c' }],
    ['/shared/p/n?x=1', { name: 'shared', params: { projectId: 'p', nodeId: 'n' }, path: '/shared/p/n' }],
    [
      '/canvas?projectId=p+q&projectId=r&x=y',
      { name: 'canvas', params: { projectId: 'p q' }, path: '/canvas?projectId=p+q' },
    ],
    ['/canvas?projectId=', { name: 'canvas', params: {}, path: '/canvas' }],
    ['/canvas?projectId=%E0%A4%A', { name: 'canvas', params: {}, path: '/canvas' }],
    [`/canvas?projectId=${'x'.repeat(2049)}`, { name: 'canvas', params: {}, path: '/canvas' }],
    [
      '/sign-in?email=a@b.c&method=link',
      { name: 'sign-in', params: { email: 'a@b.c', method: 'link' }, path: '/sign-in?method=link&email=a%40b.c' },
    ],
    ['/sign-in?__proto__=x&constructor=y', { name: 'sign-in', params: {}, path: '/sign-in' }],
    ['/account', { name: 'settings.account', params: {}, path: '/settings/account' }],
    ['/settings', { name: 'settings.account', params: {}, path: '/settings/account' }],
    ['/billing/', { name: 'settings.billing', params: {}, path: '/settings/billing' }],
    [
      '/validate?projectId=p&view=calibration',
      { name: 'profile', params: { projectId: 'p' }, path: '/profile?projectId=p' },
    ],
    ['/validate?view=calibration', { name: 'profile', params: {}, path: '/profile' }],
    [
      '/validate?view=surveys&projectId=p',
      {
        name: 'validate',
        params: { projectId: 'p', view: 'experiments' },
        path: '/validate?projectId=p&view=experiments',
      },
    ],
    [
      '/validate?projectId=p&view=surveys&id=s',
      {
        name: 'validate',
        params: { projectId: 'p', view: 'surveys', id: 's' },
        path: '/validate?projectId=p&view=surveys&id=s',
      },
    ],
    ['/notifications', { name: 'settings.notifications', params: {}, path: '/settings/notifications' }],
  ])('%s', (address, place) => {
    expect(matchPath(address)).toEqual(place);
  });

  test.each([
    '/Home',
    '/home//',
    '//home',
    '//',
    '///',
    'home',
    '/home/x',
    '/resources/a/b',
    '/resources/%E0%A4%A',
    '/resources/.',
    '/resources/..',
    '/resources/%2e%2E',
    '/page-builder//',
    '/shared/p',
    '/idea-vault/1',
    '/idea-vault/0B5E1D6A-52A4-4B6E-9C39-0A4AD1A1A0D5',
    '/shared//n',
    `/resources/${'x'.repeat(2049)}`,
    '/nowhere?projectId=p#x',
  ])('%s is no place of ours and keeps its address', (address) => {
    expect(matchPath(address)).toEqual(notFound(address));
  });

  test('whatever the address, it never throws, and its canonical spelling means the same place', () => {
    const part = fc.oneof(
      fc.constantFrom(
        'home',
        'resources',
        'shared',
        'canvas',
        'sign-in',
        'page-builder',
        '..',
        '.',
        '%2e%2e',
        '%',
        '%2F',
        '',
      ),
      fc.string({ unit: 'binary', maxLength: 6 }),
    );
    const query = fc.array(fc.tuple(fc.constantFrom('projectId', 'redirect', 'email', 'x', ''), part), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 4 }), query, (parts, pairs) => {
        const address = `/${parts.join('/')}${pairs.length ? `?${pairs.map((pair) => pair.join('=')).join('&')}` : ''}`;
        const place = matchPath(address);
        expect(matchPath(place.path)).toEqual(place);
        if (place.name === 'not-found') expect(place.path).toBe(address);
        else expect(new URL(place.path, 'https://a.example').pathname).toBe(place.path.split('?')[0]);
      }),
      { numRuns: 1000 },
    );
  });
});
