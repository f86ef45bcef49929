import { describe, expect, test } from 'vitest';
import { findCopyFaults } from './find-copy-faults.ts';
import { sourceFiles } from './source-files.ts';

describe('texts', () => {
  test('are American English with typographic apostrophes', () => {
    expect(findCopyFaults(['src', 'machines'].flatMap(sourceFiles))).toEqual([]);
  });

  test.each([
    [`const a = "You're offline"`, ["src/a/A.tsx has a straight apostrophe (’ is the product's): You're offline"]],
    [
      'const a = `its $' + "{n} founders' ideas`",
      ["src/a/A.tsx has a straight apostrophe (’ is the product's):  founders' ideas"],
    ],
    ["const a = <p>Don't</p>", ["src/a/A.tsx has a straight apostrophe (’ is the product's): Don't"]],
    ['const a = `$' + '{n} %`', ['src/a/A.tsx has a space before a percent sign:  %']],
    ["const a = '10 % of them'", ['src/a/A.tsx has a space before a percent sign: 10 % of them']],
    ["n.toLocaleString('en-GB')", ['src/a/A.tsx has a locale other than American English: en-GB']],
    ["new Intl.NumberFormat('en')", ['src/a/A.tsx has a locale other than American English: en']],
    ["const a = 'Your e-mail'", ['src/a/A.tsx has British spelling: Your e-mail']],
    ["const a = 'Its judgements'", ['src/a/A.tsx has British spelling: Its judgements']],
    ["const a = 'It isn’t here any more.'", ['src/a/A.tsx has British spelling: It isn’t here any more.']],
    [
      "const a = 'Nobody came'",
      ['src/a/A.tsx has “-body” (“no one”, “anyone”, “someone”, “everyone” are the product’s): Nobody came'],
    ],
  ])('%s is found', (text, found) => {
    expect(findCopyFaults([{ path: 'src/a/A.tsx', text }])).toEqual(found);
  });

  test.each([
    "const a = 'You’re offline, 10% of the time'",
    "// the founder's own\nconst a = count % 2",
    "a.localeCompare(b, 'en')",
    "new Intl.NumberFormat('en-US')",
    "import a from './judgement/entry.ts'\nconst b = 'nobody'",
    "const a = 'No room for any more entries. No one came.'",
  ])('%s is fine', (text) => {
    expect(findCopyFaults([{ path: 'src/a/A.tsx', text }])).toEqual([]);
  });
});
