import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { interviewLimits } from '#domain/interview/interview.ts';
import type { TranscriptFailure } from '#domain/transcript/transcript-failure.ts';
import { readTranscript } from './read-transcript.ts';

const read = (content: BlobPart, name: string) => readTranscript(new Blob([content]), name);
const failureOf = (content: BlobPart, name: string): Promise<TranscriptFailure | 'none'> =>
  read(content, name).then(
    () => 'none',
    ({ kind }) => kind,
  );
const said = (...texts: readonly string[]) => texts.map((text) => ({ speaker: null, text }));

const word = (body: string, before = '') =>
  zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(
      `<?xml version="1.0" encoding="UTF-8"?>${before}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><w:body>${body}</w:body></w:document>`,
    ),
  }) as Uint8Array<ArrayBuffer>;
const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

describe('a plain text', () => {
  test('is split in sentences, with whoever is named before a colon', async () => {
    const text =
      'Anna Lind: I paid Bell $40.50. It broke!\r\n\r\n[00:01:02] Speaker 2: Why?\nOnce: no. The thing is: twice.';
    expect(await read(text, 'talk.txt')).toEqual([
      { speaker: 'Anna Lind', text: 'I paid Bell $40.50.' },
      { speaker: null, text: 'It broke!' },
      { speaker: 'Speaker 2', text: 'Why?' },
      { speaker: 'Once', text: 'no.' },
      { speaker: null, text: 'The thing is: twice.' },
    ]);
  });

  test('knows a name of up to four words, after a time of any precision, at whatever ends a line', async () => {
    const text =
      '[00:01:02.500] Ann: Yes.\u2028(1:02) Bo: No.\u2029One Two Three Four: Maybe.\rOne Two Three Four Five: Never.';
    expect(await read(text, 'talk.txt')).toEqual([
      { speaker: 'Ann', text: 'Yes.' },
      { speaker: 'Bo', text: 'No.' },
      { speaker: 'One Two Three Four', text: 'Maybe.' },
      { speaker: null, text: 'One Two Three Four Five: Never.' },
    ]);
  });

  test('in UTF-16 is read where a byte order mark says so', async () => {
    const utf16 = new Uint8Array([0xff, 0xfe, ...[...'Ja.'].flatMap((letter) => [letter.charCodeAt(0), 0])]);
    expect(await read(utf16, 'talk.TXT')).toEqual(said('Ja.'));
  });

  test('without an end is cut where a quote must end', async () => {
    const long = `${'word '.repeat(500)}end`;
    const sentences = await read(long, 'talk.txt');
    expect(sentences.map(({ text }) => text).join(' ')).toBe(long);
    expect(Math.max(...sentences.map(({ text }) => text.length))).toBeLessThanOrEqual(interviewLimits.quote);
    const emoji = await read(`a${'😀'.repeat(1500)}`, 'talk.txt');
    expect(emoji.every(({ text }) => text.isWellFormed())).toBe(true);
  });

  test('that is pasted may be captions', async () => {
    expect(await read('WEBVTT\n\n00:01.000 --> 00:02.000\nYes.', 'pasted.txt')).toEqual(said('Yes.'));
    expect(await read('1\n00:00:01,000 --> 00:00:02,000\nNo.', 'pasted.txt')).toEqual(said('No.'));
  });
});

describe('captions', () => {
  test('.vtt keep their voices, lose their times and styles, and sentences run over captions', async () => {
    const vtt = [
      'WEBVTT - talk',
      '',
      'NOTE nothing to see',
      '',
      'STYLE',
      '::cue { color: red }',
      '',
      'one',
      '00:01.000 --> 00:04.000 align:start',
      '<v Ann Lee>We paid <i>forty</i> euros &amp; then',
      '',
      '00:04.000 --> 00:06.000',
      '<v Ann Lee>nothing. Twice.',
      '',
      '00:06.000 --> 00:07.000',
      '- <v.loud Bo>When?</v>',
      '- <v Ann Lee>May.</v>',
    ].join('\n');
    expect(await read(vtt, 'talk.vtt')).toEqual([
      { speaker: 'Ann Lee', text: 'We paid forty euros & then nothing.' },
      { speaker: null, text: 'Twice.' },
      { speaker: 'Bo', text: 'When?' },
      { speaker: 'Ann Lee', text: 'May.' },
    ]);
  });

  test('.srt keep the names in their words', async () => {
    const srt =
      '1\r\n00:00:01,000 --> 00:00:02,000\r\n<i>DRIVER: There are</i>\r\n100,000 streets.\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nYes.\r\n';
    expect(await read(srt, 'talk.srt')).toEqual([
      { speaker: 'DRIVER', text: 'There are 100,000 streets.' },
      { speaker: null, text: 'Yes.' },
    ]);
  });

  test.each([
    ['no header', 'talk.vtt', 'Hello there.'],
    ['a broken time', 'talk.srt', '1\n00:xx --> 3\nlost\n\n2\n00:00:01,000 --> 00:00:02,000\nkept'],
    ['nothing', 'talk.srt', ''],
  ])('with %s are refused rather than read in part', async (_, name, text) => {
    expect(await failureOf(text, name)).toBe('not-captions');
  });
});

describe('a Word document', () => {
  test('gives its paragraphs, without what was deleted or is there twice', async () => {
    const body = [
      paragraph('Ann: It&#8217;s '),
      '<w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:r><w:t>kept</w:t><w:br/><w:t>here.</w:t></w:r></w:p>',
      '<w:p><mc:AlternateContent><mc:Choice><w:t>box</w:t></mc:Choice><mc:Fallback><w:t>box</w:t></mc:Fallback></mc:AlternateContent></w:p>',
    ].join('');
    expect(await read(word(body), 'talk.docx')).toEqual([
      { speaker: 'Ann', text: 'It’s' },
      { speaker: null, text: 'kept here.' },
      { speaker: null, text: 'box' },
    ]);
  });

  test.each([
    ['a text with that ending', strToU8('Hello.')],
    ['an archive of something else', zipSync({ 'a.txt': strToU8('x') })],
    ['cut off', word(paragraph('Hello.')).slice(0, 200)],
    ['broken in its XML', word('<w:p><w:t>Hello.</w:p>')],
    ['one that defines entities', word(paragraph('&lol;'), '<!DOCTYPE x [<!ENTITY lol "lol">]>')],
    ['one with a document type', word(paragraph('Hello.'), '<!DOCTYPE x>')],
    ['one that uses an unknown entity', word(paragraph('&lol;'))],
  ])('that is %s is refused', async (_, bytes) => {
    expect(await failureOf(bytes as Uint8Array<ArrayBuffer>, 'talk.docx')).toBe('not-docx');
  });

  test('that unpacks to far more than it is, is left before memory runs out', async () => {
    const bomb = word(`<w:p>${' '.repeat(70_000_000)}</w:p>`);
    expect([bomb.length < 100_000, await failureOf(bomb, 'talk.docx')]).toEqual([true, 'too-long']);
  });
});

test.each<[TranscriptFailure, string, () => BlobPart]>([
  ['unsupported', 'talk.pdf', () => '%PDF'],
  ['unsupported', 'talk', () => 'Hello.'],
  ['not-text', 'talk.txt', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0])],
  ['empty', 'talk.txt', () => ' \n \r\n'],
  ['empty', 'talk.docx', () => word('')],
  ['too-large', 'talk.txt', () => new Uint8Array(10_000_001)],
  ['too-long', 'talk.txt', () => 'No. '.repeat(600_000)],
  ['too-long', 'talk.txt', () => 'No.\n'.repeat(20_001)],
])('%s is the answer to %s', async (failure, name, content) => {
  expect(await failureOf(content(), name)).toBe(failure);
});
