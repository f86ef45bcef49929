import { expect, test } from 'vitest';
import { bodyOf } from './webhook-message.ts';

const message = {
  ...{ type: 'idea.captured', timestamp: '2026-11-29T10:00:00.000Z', data: { id: 'a' } },
  ...{ sentence: 'New idea: “Bees <!everyone> & *co* [here](https://evil.example)”.', link: 'https://g.example/a?b&c' },
};
const read = (kind: Parameters<typeof bodyOf>[0], given = message) => JSON.parse(bodyOf(kind, given));

test('a program gets type, time and data', () => {
  expect(bodyOf('webhook', message)).toBe(
    '{"type":"idea.captured","timestamp":"2026-11-29T10:00:00.000Z","data":{"id":"a"}}',
  );
});

test('Slack gets a sentence that calls nobody, and a link', () => {
  expect(read('slack')).toEqual({
    text: 'New idea: “Bees &lt;!everyone&gt; &amp; *co* [here](https://evil.example)”. <https://g.example/a?b&amp;c|Open in Groundwork>',
  });
});

test('Discord gets a sentence that calls nobody and hides no link, and a link', () => {
  expect(read('discord')).toEqual({
    content:
      'New idea: “Bees \\<!everyone\\> & \\*co\\* \\[here\\]\\(https://evil.example\\)”. https://g.example/a?b&c',
    allowed_mentions: { parse: [] },
  });
});

test('a long sentence is shortened, so that channels take it', () => {
  const { content } = read('discord', { ...message, sentence: 'word '.repeat(1000) });
  expect(content.length).toBeLessThan(2000);
  expect(content).toMatch(/word… https:/);
});
