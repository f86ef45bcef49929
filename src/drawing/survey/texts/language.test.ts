import { expect, test } from 'vitest';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { languageOf, textsFor } from './language.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['DE-at', 'de'],
  ['nl, fr-CH;q=0.8, en;q=0.9', 'en'],
  ['en;q=0.2, es;q=0.9', 'es'],
  ['fr;q=0, es;q=0.1', 'es'],
  ['*', 'en'],
  ['nl;q=1, *;q=0.5', 'en'],
  ['de;q=x, fr', 'fr'],
  ['ja-JP,ja;q=0.9,en;q=0.8', 'ja'],
  ['ar-EG', 'ar'],
  [';,;q=,,', 'en'],
])('%s wants %s', (accepted, lang) => {
  expect(languageOf(textsFor(accepted))).toBe(lang);
});

test.each([
  ['en', /up to 24 months, then erased;.* your IP address isn’t stored/],
  ['de', /bis zu 24 Monate aufbewahrt und dann gelöscht;.* Ihre IP-Adresse wird nicht gespeichert/],
  ['es', /hasta 24 meses y después se borran;.* no se guarda su dirección IP/],
  ['ja', /最長24か月保管したのち消去します。.*IPアドレスも保存しません/],
  ['ar', /أقصاها 24 شهرًا ثم يُمحى؛.*ولا نخزّن عنوان IP/],
  ['fr', /24 mois au plus, puis effacés ;.* votre adresse IP n’est pas enregistrée/],
])('in %s a survey says how long answers are kept, and that no IP address is', (lang, said) => {
  expect(textsFor(lang).privacy).toMatch(said);
});

test.each([
  ['fr', 'german', 'de'],
  [undefined, 'spanish', 'es'],
  ['fr', null, 'fr'],
  ['fr', 'dutch', 'fr'],
])('a browser that wants %s is shown a survey in %s in %s', (accepted, language, shown) => {
  expect(languageOf(textsFor(accepted, language as 'german' | null))).toBe(shown);
});

test.each([en, de, es, fr, ja, ar])(
  'in $lang numbers stand in their order, and what is not certain is said so',
  (texts) => {
    const { wrong, question } = texts;
    const [certain, about] = [true, false].map((isCertain) => question({ number: 2, total: 5, isCertain }));
    const said = [wrong.range('1', '9'), wrong.least('1'), wrong.most('9'), certain, about];
    expect([said.map((each) => each?.match(/\d/g)), (about?.length ?? 0) > (certain?.length ?? 0)]).toEqual([
      [['1', '9'], ['1'], ['9'], ['2', '5'], ['2', '5']],
      true,
    ]);
  },
);
