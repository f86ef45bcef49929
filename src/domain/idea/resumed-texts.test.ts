import { expect, test } from 'vitest';
import { ideaCommand } from '../../../tests/fixtures/sync/idea-command.ts';
import { resumedTexts } from './resumed-texts.ts';

const describing = (data: object) => ideaCommand('a', 'DescribeIdea', 1, data as never);

test('the last words upon the first ones that they began with, text by text', () => {
  const commands = [
    describing({ problem: 'Wasps', base: { problem: 'Bees' } }),
    describing({ problem: 'Hornets', pitch: 'Sell', base: { problem: 'Wasps', pitch: 'Give' } }),
    ideaCommand('b', 'TagIdea', 1, { tags: ['a'] }),
    describing({ pitch: 'Lend' }),
  ];
  expect(resumedTexts(commands)).toEqual({
    draft: { problem: 'Hornets', pitch: 'Lend' },
    base: { problem: 'Bees', pitch: 'Give' },
  });
  expect(resumedTexts([ideaCommand('a', 'RenameIdea', 1, { title: 'Bees' })])).toEqual({
    draft: { title: 'Bees' },
    base: {},
  });
});
