import { expect, test } from 'vitest';
import type { RouteName } from '#domain/routes/routes.ts';
import { sectionOf } from '#features/sections/sections.ts';
import { mainPlaces } from '../layouts/main-places.ts';
import { pages } from '../pages.ts';
import { titles } from '../titles.ts';

test('every section that is not built yet has something to say, under the name that its title has', () => {
  const unbuilt = Object.entries(pages).flatMap(([name, load]) => (load === pages.reports ? [name as RouteName] : []));
  expect(unbuilt.map((name) => [name, sectionOf(name)?.heading])).toEqual(unbuilt.map((name) => [name, titles[name]]));
});

test('the rail says of the sections that are not built yet, and of no others, that they are to come', () => {
  expect(mainPlaces.map(({ name, isToCome = false }) => [name, isToCome])).toEqual(
    mainPlaces.map(({ name }) => [name, sectionOf(name) !== undefined]),
  );
});
