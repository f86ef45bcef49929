import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { prerenderedElements } from './gallery/prerendered-elements.tsx';

const htmlOf = (name: string): string => renderToStaticMarkup(prerenderedElements[name]);

describe('what prerendered pages are made of', () => {
  test.each(Object.keys(prerenderedElements))(
    '%s has no style attribute, which the security policy refuses',
    (name) => {
      expect(htmlOf(name)).toMatch(/^<\w/);
      expect(htmlOf(name)).not.toMatch(/\sstyle=/);
    },
  );

  test('a date is the same wherever it is written', () => {
    expect(htmlOf('DateDisplay')).toMatch(/>March 14, 2026<\/time>$/);
  });

  test('the first heading can take the focus, others cannot', () => {
    expect(htmlOf('Heading')).toContain('tabindex="-1"');
    expect(htmlOf('Subheading')).not.toContain('tabindex');
  });
});
