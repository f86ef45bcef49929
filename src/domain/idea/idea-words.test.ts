import { describe, expect, test } from 'vitest';
import { calledIn, paragraphsOf, peopleIn, problemIn, shortNameOf } from './idea-words.ts';

test('a text that may be a list is read by its paragraphs', () => {
  expect(paragraphsOf(' - Flour  rises\r\n\n• Prices do not\n10. Nobody knows\n11. Nobody asks\nA - B\n')).toEqual([
    'Flour rises',
    'Prices do not',
    'Nobody knows',
    'Nobody asks',
    'A - B',
  ]);
});

test('a text that is no list of numbers keeps its number, and one of boxes or other bullets loses its marks', () => {
  expect([paragraphsOf('2. Bundesliga, live\nBees'), paragraphsOf('+ Bees\n— Wasps\n- [ ] Ants\n- [x] Moths')]).toEqual(
    [
      ['2. Bundesliga, live', 'Bees'],
      ['Bees', 'Wasps', 'Ants', 'Moths'],
    ],
  );
});

describe('What an idea is called', () => {
  test.each([
    ['Crumb: what each bake really costs', 'Crumb', 'Crumb'],
    ['Bread by post', '“Bread by post”', '“Bread by post”'],
    ['Open 9:30 to 17:00', '“Open 9:30 to 17:00”', '“Open 9:30 to 17:00”'],
    [
      'A calendar that fills the chairs of clinics by itself',
      '“A calendar that fills the chairs of clinics by itself”',
      'it',
    ],
  ])('%s', (title, called, short) => {
    expect([calledIn(title), shortNameOf(title)]).toEqual([called, short]);
  });
});

describe('Who has the problem', () => {
  test.each([
    ['', ''],
    [' ', ''],
    ['clinics', 'Clinics'],
    ['Clinics with\n2 to 20 chairs.', 'Clinics with 2 to 20 chairs'],
    ['Owner-bakers. Two of three are one person.', 'Owner-bakers'],
    [`dental clinics, ${'in large cities or small towns '.repeat(5)}`, 'Dental clinics'],
  ])('of %j', (audience, people) => {
    expect(peopleIn({ audience })).toBe(people);
  });
});

describe('The problem within a sentence', () => {
  const long = `Patients miss appointments${' and nobody calls them'.repeat(10)}`;
  test.each([
    ['', ''],
    ['- Patients miss appointments.\n- Staff call by hand.', '“Patients miss appointments”'],
    [
      'Prices move weekly; shelf prices do not. Owners learn it late.',
      '“Prices move weekly; shelf prices do not. Owners learn it late”',
    ],
    [`Patients miss appointments. ${long}.`, '“Patients miss appointments”'],
  ])('of %j', (problem, said) => {
    expect(problemIn({ problem })).toBe(said);
  });

  test('is cut after a word when one sentence is too long', () => {
    const said = problemIn({ problem: long });
    expect(said.length).toBeLessThanOrEqual(202);
    expect(said).toMatch(/ (and|nobody|calls|them)…”$/u);
  });
});
