import { describe, expect, test } from 'vitest';
import { findRawValues } from './find-raw-values.ts';
import { sourceFiles } from './source-files.ts';

describe('raw values', () => {
  test('stand only in the theme', () => {
    const files = ['src/ui', 'src/features', 'src/inspector', 'src/app'].flatMap(sourceFiles);
    expect(findRawValues(files)).toEqual([]);
  });

  test.each([
    ["css({ color: '#1a2b3c' })", ["src/a/A.tsx holds a raw color: '#1a2b3c'"]],
    ["css({ background: 'oklch(0.5 0.1 20)' })", ['src/a/A.tsx holds a raw color: oklch(0.5 0.1 20']],
    ["css({ width: '[13px]' })", ['src/a/A.tsx holds a raw length: 13px']],
    ["css({ gridTemplateColumns: '12rem 1fr' })", ['src/a/A.tsx holds a raw length: 12rem']],
    ["css({ transitionDuration: '[120ms]' }), wait('120ms')", ["src/a/A.tsx holds a raw duration: '120ms'"]],
    ["css({ boxShadow: '[0 0 1 red]' })", ["src/a/A.tsx holds a raw shadow: boxShadow: '"]],
  ])('%s is found', (text, found) => {
    expect(findRawValues([{ path: 'src/a/A.tsx', text }])).toEqual(found);
  });

  test.each([
    "css({ color: 'ink', width: '12', gridTemplateColumns: '{sizes.rail} minmax(0, 1fr)', boxShadow: 'float' })",
    '<a href="#add">Works from 320px on</a>',
    'style={{ width: `$' + '{percent}%`, left: `$' + '{x}px` }}',
    "label('Wait 10 s, or 320 px')",
  ])('%s is none', (text) => {
    expect(findRawValues([{ path: 'src/a/A.tsx', text }])).toEqual([]);
  });

  test('the theme and the tests may hold them', () => {
    const text = "css({ color: '#1a2b3c' })";
    expect(
      findRawValues([
        { path: 'src/ui/theme/palette.ts', text },
        { path: 'src/ui/A.test.ts', text },
      ]),
    ).toEqual([]);
  });
});
