import { expect, test } from 'vitest';
import { aBlock, aContent } from '../../../tests/fixtures/published-page.ts';
import { nameIn, nameOfPage, promiseIn } from './page-name.ts';

test.each([
  ['Crumb: what each bake costs', 'Crumb', 'What each bake costs'],
  ['Brot-Abo – jeden Freitag ein Brot', 'Brot-Abo', 'Jeden Freitag ein Brot'],
  ['Crumb: a tool: for bakers', 'Crumb', 'A tool: for bakers'],
  ['Know what each bake costs', 'Know what each bake costs', ''],
  [': what each bake costs', ': what each bake costs', ''],
  ['Crumb:', 'Crumb', ''],
])('the title "%s" names %s and promises "%s"', (title, name, promise) => {
  expect([nameIn(title), promiseIn(title)]).toEqual([name, promise]);
});

test('a page goes by the name in its top line, or else by that in its title', () => {
  const title = 'Crumb: what each bake costs';
  const named = (heading: string) => nameOfPage(aContent({ title, blocks: [aBlock('top', { heading })] }));
  expect([named('Crumb & Co'), named(''), nameOfPage({ title, blocks: [] })]).toEqual(['Crumb & Co', 'Crumb', 'Crumb']);
});
