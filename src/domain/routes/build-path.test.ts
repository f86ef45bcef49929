import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPath, pathOf } from './build-path.ts';
import { matchPath } from './match-path.ts';
import { definitionOf, type Params, routes } from './routes.ts';

const ideaId = '0b5e1d6a-52a4-4b6e-9c39-0a4ad1a1a0d5';

describe('the address of a place', () => {
  test.each([
    [{ name: 'home' }, '/home'],
    [{ name: 'resources' }, '/resources/'],
    [{ name: 'resources.entry', params: { blogId: 'a/b c' } }, '/resources/a%2Fb%20c'],
    [
      { name: 'sign-in', params: { redirect: '/canvas?projectId=p', method: undefined } },
      '/sign-in?redirect=%2Fcanvas%3FprojectId%3Dp',
    ],
    [{ name: 'not-found' }, '/'],
    [{ name: 'idea-vault.idea', params: { ideaId } }, `/idea-vault/${ideaId}`],
  ] as const)('%j is %s', (to, path) => {
    expect(buildPath(to)).toBe(path);
  });

  test('parameters that the route does not know are left out', () => {
    expect(pathOf('home', { redirect: '/news' })).toBe('/home');
  });

  test.each([[{}], [{ blogId: '' }], [{ blogId: '.' }], [{ blogId: '..' }]])('an entry %j has no address', (params) => {
    expect(() => pathOf('resources.entry', params)).toThrow('route resources.entry needs blogId');
  });

  test.each([[ideaId.toUpperCase()], ['1'], [`${ideaId}0`]])('an idea %j has no address', (other) => {
    expect(() => pathOf('idea-vault.idea', { ideaId: other })).toThrow('route idea-vault.idea needs ideaId');
  });

  test('every place with its parameters is found again at its address', () => {
    const value = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 20 })
      .filter((text) => !['.', '..', 'support', 'terms-of-use', 'privacy-policy'].includes(text));
    const place = fc.constantFrom(...routes).chain((route) => {
      const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, key]) => key ?? '');
      const ids = definitionOf(route.name)?.ids ?? [];
      const inSearch = definitionOf(route.name)?.search ?? [];
      return fc
        .tuple(
          fc.record(Object.fromEntries(inPath.map((key) => [key, ids.includes(key) ? fc.uuid() : value]))),
          fc.record(Object.fromEntries(inSearch.map((key) => [key, value])), { requiredKeys: [] }),
        )
        .map(([path, search]) => ({ name: route.name, params: { ...path, ...search } as Params }));
    });
    fc.assert(
      fc.property(place, ({ name, params }) => {
        const path = pathOf(name, params);
        expect(matchPath(path)).toEqual({ name, params, path });
      }),
      { numRuns: 500 },
    );
  });
});
