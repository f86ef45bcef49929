import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mentionedIn, mentionOf, partsOfText, readableText, withMentions } from './mentions.ts';

const [mira, jonas] = ['01234567-89ab-4cde-8f01-00000000000a', '01234567-89ab-4cde-8f01-00000000000b'];

test('a text mentions each account once, in order', () => {
  expect(mentionedIn(`${mentionOf(jonas)} and ${mentionOf(mira)}, ${mentionOf(jonas)}!`)).toEqual([jonas, mira]);
  expect(mentionedIn('<@mira> @jonas <@01234567-89AB-4cde-8f01-00000000000a>')).toEqual([]);
});

test('a text is read with names in place of its mentions', () => {
  const names: Record<string, string> = { [mira]: 'Mira' };
  const text = `Ask ${mentionOf(mira)} or ${mentionOf(jonas)}`;
  expect(readableText(text, (id) => names[id] ?? 'a former member')).toBe('Ask @Mira or @a former member');
});

test('the parts of a text are all of it', () => {
  const part = fc.oneof(fc.string(), fc.constantFrom(mentionOf(mira), mentionOf(jonas), '<@', '>'));
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const text = parts.join('');
      const again = partsOfText(text).map((each) => ('text' in each ? each.text : mentionOf(each.accountId)));
      expect(again.join('')).toBe(text);
      expect(again).not.toContain('');
    }),
  );
});

test('an @ with a name becomes a mention of the member, the longest name first', () => {
  const members = [
    { accountId: jonas, name: 'Jonas' },
    { accountId: mira, name: 'Jonas (Mira’s)' },
    { accountId: '01234567-89ab-4cde-8f01-00000000000c', name: '' },
  ];
  expect([
    withMentions('Ask @jonas, or @Jonas (Mira’s)!', members),
    withMentions('a@jonas.example @Jonas2 @ Jonas @@Jonas', members),
    withMentions('@Jonas', []),
  ]).toEqual([`Ask ${mentionOf(jonas)}, or ${mentionOf(mira)}!`, 'a@jonas.example @Jonas2 @ Jonas @@Jonas', '@Jonas']);
});

test('a text that is read and written again mentions the same', () => {
  const members = [
    { accountId: jonas, name: 'Jonas Meyer' },
    { accountId: mira, name: 'Mira' },
  ];
  const nameOf = (id: string) => members.find(({ accountId }) => accountId === id)?.name ?? '';
  const part = fc.constantFrom(` ${mentionOf(mira)} `, ` ${mentionOf(jonas)} `, 'and', '!', '\n');
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const text = parts.join('');
      expect(withMentions(readableText(text, nameOf), members)).toBe(text);
    }),
  );
});
