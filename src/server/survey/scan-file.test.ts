import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fileLimits } from '#domain/survey/answer-file.ts';
import { scanFile } from './scan-file.ts';

const pdf = (end = 'startxref\n9\n%%EOF\n') => Buffer.from(`%PDF-1.7\n1 0 obj\n<<>>\nendobj\n${end}`);
const image = sharp({ create: { width: 8, height: 6, channels: 3, background: '#c8b48a' } });
const kindOf = async (sent: Buffer) => {
  const file = await scanFile(sent);
  return 'problem' in file ? file.problem : file.kind;
};

test('A PDF is known by its beginning and its end, and kept byte for byte', async () => {
  const file = await scanFile(pdf());
  expect('body' in file && [file.kind, file.body.equals(pdf())]).toEqual(['pdf', true]);
});

test.each<[string, Buffer, string]>([
  ['a PDF with line ends of Windows', pdf('startxref\r\n9\r\n%%EOF\r\n'), 'pdf'],
  ['a PDF that was cut off', pdf(''), 'file-unreadable'],
  ['a PDF with something before it', Buffer.concat([Buffer.from('MZ'), pdf()]), 'file-kind'],
  ['a PDF with an archive behind it', Buffer.concat([pdf(), Buffer.from('PK\u0003\u0004')]), 'file-unreadable'],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'file-kind'],
  ['a page', Buffer.from('<!doctype html><script>1</script>'), 'file-kind'],
  ['an archive, such as a document of Word', Buffer.from('PK\u0003\u0004'), 'file-kind'],
  ['a picture of an iPhone', Buffer.from('\0\0\0\u0018ftypheic'), 'file-kind'],
  ['a damaged JPEG', Buffer.from('ffd8ff00', 'hex'), 'file-unreadable'],
  ['nothing', Buffer.alloc(0), 'file-unreadable'],
  ['a file that is too large', Buffer.alloc(fileLimits.file + 1, pdf()), 'file-large'],
])('%s is told by its bytes', async (_, sent, told) => {
  expect(await kindOf(sent)).toBe(told);
});

test('An image is encoded anew, and nothing that was hidden in it or behind it stays', async () => {
  const sent = Buffer.concat([
    await image
      .jpeg()
      .withExif({ IFD0: { Artist: 'Ada Lovelace' } })
      .toBuffer(),
    Buffer.from('<script>1</script>'),
  ]);
  const file = await scanFile(sent);
  if (!('body' in file)) throw new Error(file.problem);
  expect([
    file.kind,
    file.body.includes('Ada'),
    file.body.includes('script'),
    (await sharp(file.body).metadata()).exif,
  ]).toEqual(['jpeg', false, false, undefined]);
});

test('An image that moves becomes its first picture, and one in AVIF a WebP', async () => {
  expect([await kindOf(await image.gif().toBuffer()), await kindOf(await image.avif().toBuffer())]).toEqual([
    'png',
    'webp',
  ]);
});
