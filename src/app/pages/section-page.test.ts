import { expect, test } from 'vitest';
import { sectionOf } from '#features/sections/sections.ts';
import { pages } from '../pages.ts';
import { titles } from '../titles.ts';

test('every section that is not built yet has something to say, under the name that its title has', () => {
  const unbuilt = Object.entries(pages).flatMap(([name, load]) =>
    load === pages.canvas ? [name as keyof typeof pages] : [],
  );
  expect(unbuilt.map((name) => [name, sectionOf(name)?.heading])).toEqual(unbuilt.map((name) => [name, titles[name]]));
});
