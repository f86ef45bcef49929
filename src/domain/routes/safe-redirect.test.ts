import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redirectBypasses } from '../../../tests/fixtures/redirect-bypasses.ts';
import { matchPath } from './match-path.ts';
import { accessOf, routes } from './routes.ts';
import { redirectTo, safeRedirect } from './safe-redirect.ts';

const runs = process.env['TEST_FULL'] ? 50_000 : 10_000;

const home = { name: 'home', params: {}, path: '/home' };

describe('where a redirect may lead', () => {
  test.each([
    ['/news', { name: 'news', params: {}, path: '/news' }],
    ['/canvas?projectId=p-1', { name: 'canvas', params: { projectId: 'p-1' }, path: '/canvas?projectId=p-1' }],
    ['/canvas?projectId=p%201', { name: 'canvas', params: { projectId: 'p 1' }, path: '/canvas?projectId=p+1' }],
    ['/page-builder/p1', { name: 'page-builder.project', params: { projectId: 'p1' }, path: '/page-builder/p1' }],
    ['/account', { name: 'settings.account', params: {}, path: '/settings/account' }],
    ['/news/', { name: 'news', params: {}, path: '/news' }],
    ['/join?token=a-B_9', { name: 'join', params: { token: 'a-B_9' }, path: '/join?token=a-B_9' }],
    ['/onboarding', { name: 'onboarding', params: {}, path: '/onboarding' }],
  ])('%s is followed', (value, place) => {
    expect(safeRedirect(value)).toEqual(place);
  });

  test.each([
    [undefined],
    [''],
    ['/'],
    ['news'],
    ['//evil.example'],
    ['///evil.example/home'],
    ['/\\evil.example'],
    ['/news\\..\\x'],
    ['/canvas?projectId=a\\b'],
    ['\\/evil.example'],
    ['https://evil.example/home'],
    ['javascript:alert(1)'],
    [' /news'],
    ['/news '],
    ['/ne\tws'],
    ['/news\n'],
    ['/%2F%2Fevil.example'],
    ['/page-builder/%2e%2e'],
    ['/page-builder/..'],
    ['/news/../reports'],
    ['/./news'],
    ['/page-builder//x'],
    ['/news?é'],
    ['/news?'],
    ["/canvas?projectId='"],
    ['/@evil.example/news'],
    ['/.evil'],
    ['/sign-in'],
    ['/pricing'],
    ['/resources/support'],
    ['/nowhere'],
    [`/canvas?projectId=${'x'.repeat(2040)}`],
  ])('%j means home', (value) => {
    expect(safeRedirect(value)).toEqual(home);
  });

  test('the list of known ways past such a check is long and without repeats', () => {
    expect(new Set(redirectBypasses).size).toBe(redirectBypasses.length);
    expect(redirectBypasses.length).toBeGreaterThanOrEqual(100);
  });

  test.each(redirectBypasses)('%j leads past nothing', (value) => {
    const { name, path } = safeRedirect(value);
    expect(accessOf(name)).toBe('private');
    expect(new URL(path, 'https://a.example').origin).toBe('https://a.example');
    expect(matchPath(path).name).toBe(name);
    expect(path).not.toMatch(/evil|script|[\\<>"'\s]/);
  });

  test('whatever the value, it leads to a private place on our origin', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '%2f',
        '%2e',
        '..',
        '@',
        ':',
        '?',
        '#',
        'news',
        'canvas',
        'page-builder',
        'https:',
        'evil.example',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        for (const value of [pieces.join(''), `/${pieces.join('')}`]) {
          const place = safeRedirect(value);
          expect(accessOf(place.name)).toBe('private');
          expect(new URL(place.path, 'https://a.example').origin).toBe('https://a.example');
          expect(matchPath(place.path)).toEqual(place);
        }
      }),
      { numRuns: runs },
    );
  });
});

describe('the redirect that brings back', () => {
  test('home, public places and what would not pass need none', () => {
    const places = ['/home', '/', '/pricing', '/sign-in', '/nowhere', '/page-builder/a%20b'].map(matchPath);
    expect(places.map(redirectTo)).toEqual(places.map(() => undefined));
  });

  test('every private place without odd parameters is come back to', () => {
    const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/);
    const names = routes.filter(({ access, name }) => access === 'private' && name !== 'home');
    fc.assert(
      fc.property(fc.constantFrom(...names), id, fc.uuid(), ({ path, name }, projectId, ideaId) => {
        const query = name === 'canvas' ? `?projectId=${projectId}` : '';
        const place = matchPath(path.replace(':projectId', projectId).replace(':ideaId', ideaId) + query);
        expect(place.name).toBe(name);
        expect(safeRedirect(redirectTo(place))).toEqual(place);
      }),
    );
  });

  test('any text as a project of the canvas is come back to', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }), (projectId) => {
        const place = matchPath(`/canvas?${new URLSearchParams({ projectId })}`);
        expect(safeRedirect(redirectTo(place))).toEqual(place);
        expect(place.params['projectId']).toBe(projectId);
      }),
    );
  });
});
