import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { growth } from '../../../tests/fixtures/growth.ts';
import { type BodyNode, bodyTags } from './body-node.ts';
import { parseBody } from './parse-body.ts';

/** The tree as HTML again, for reading in tests alone. */
function write(nodes: readonly BodyNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node.replaceAll('<', '&lt;');
      const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${value}"`);
      return `<${node.tag}${attributes.join('')}>${write(node.children)}${['br', 'hr', 'img'].includes(node.tag) ? '' : `</${node.tag}>`}`;
    })
    .join('');
}
const read = (html: string) => write(parseBody(html));

describe('what an editor writes is kept', () => {
  test.each([
    '<h2>One</h2><p>Two <strong>three</strong> <em>four</em> <code>five</code><br>six</p><hr>',
    '<ul><li>One<ul><li>Two</li></ul></li><li>Three</li></ul><ol start="3"><li>Four</li></ol>',
    '<blockquote><p>One</p></blockquote><pre><code>a &lt; b\n  c</code></pre>',
    '<figure><img src="/assets/a-1" alt="A stake"><figcaption>A stake</figcaption></figure>',
    '<figure data-example="watched-test"><p>Only here</p></figure>',
    '<table><thead><tr><th>One</th></tr></thead><tbody><tr><td colspan="2">Two</td><td></td></tr></tbody></table>',
    '<dl><dt>One</dt><dd>Two</dd></dl>',
    '<p><a href="/pricing?a=b#c">One</a> <a href="https://example.org/x" title="Two">Two</a> <a href="mailto:a@example.org">Three</a></p>',
  ])('%s', (html) => {
    expect(read(html)).toBe(html);
  });
});

describe('what a browser would mend is mended', () => {
  test.each([
    ['One', '<p>One</p>'],
    ['<div>One</div>\n<div>Two<p>Three</div>four', '<p>One</p><p>Two</p><p>Three</p><p>four</p>'],
    ['<p>One<p>Two</p></p>', '<p>One</p><p>Two</p>'],
    ['<p>One<ul><li>Two<li>Three</ul>Four', '<p>One</p><ul><li>Two</li><li>Three</li></ul><p>Four</p>'],
    [
      '<table><tr><td>One<td>Two<tr><td><p>Three</table>',
      '<table><tbody><tr><td>One</td><td>Two</td></tr><tr><td><p>Three</p></td></tr></tbody></table>',
    ],
    ['<table>One<td>Two</td></table>', ''],
    ['<p><a href="/a">One <a href="/b">Two</a></a></p>', '<p><a href="/a">One </a><a href="/b">Two</a></p>'],
    ['<p><strong><h2>One</h2></strong></p>', '<h2>One</h2>'],
    ['<p></p><p><em></em></p><ul>\n</ul>', ''],
    [
      '<h1>One</h1><h6>Two</h6><b>Three</b> <i>four</i>',
      '<h2>One</h2><h4>Two</h4><p><strong>Three</strong> <em>four</em></p>',
    ],
    ['<figure data-example="constructor" data-x="1"><p>One</p></figure>', '<figure><p>One</p></figure>'],
    ['<p data-example="watched-test">One</p>', '<p>One</p>'],
    ['<li>One</li><tr><td>Two</td></tr>', '<p>One</p><p>Two</p>'],
    ['<pre>\nOne\n</pre>', '<pre>One\n</pre>'],
    [
      '<p>Fish &amp; chips &lt;b&gt; &#8212; &#x2014; &unknown; &copy &#0;&#xD800;',
      '<p>Fish & chips &lt;b> — — &unknown; &copy \ufffd\ufffd</p>',
    ],
    ['a < b <3 </ c', '<p>a &lt; b &lt;3 &lt;/ c</p>'],
    ['<P CLASS=x>One</P >', '<p>One</p>'],
    [
      '<img src="https://cms.example.org/assets/ab-1?width=600" alt="One" width="600" height="x">',
      '<p><img src="/assets/ab-1" alt="One" width="600"></p>',
    ],
  ])('%s', (html, expected) => {
    expect(read(html)).toBe(expected);
  });
});

describe('what could do harm is gone', () => {
  test.each([
    ['<script>alert(1)</script>One', '<p>One</p>'],
    ['<SCRIPT/x>alert("</p>")</sCripT\n>One', '<p>One</p>'],
    ['<script>alert(1)', ''],
    ['<style>p{}</style><p style="color:red" class="x" id="root" onclick="alert(1)">One</p>', '<p>One</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<img src="data:image/svg+xml,<svg onload=alert(1)>"><img src="//evil.example/a.png">', ''],
    ['<svg><p>One</p><svg></svg><script>alert(1)</script></svg>Two', '<p>Two</p>'],
    [
      '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>Two',
      '<p>Two</p>',
    ],
    ['<a href="javascript:alert(1)">One</a>', '<p>One</p>'],
    ['<a href=" JaVa\nScRiPt:alert(1)">One</a>', '<p>One</p>'],
    ['<a href="&#106;avascript&colon;alert(1)">One</a>', '<p><a href="/javascript&colon;alert(1)">One</a></p>'],
    ['<a href="&#x6a;avascript:alert(1)">One</a>', '<p>One</p>'],
    ['<a href="data:text/html,<script>alert(1)</script>">One</a>', '<p>One</p>'],
    [
      '<a href="vbscript:x">One</a><a href="file:///etc/passwd">Two</a><a href="blob:x">Three</a>',
      '<p>OneTwoThree</p>',
    ],
    ['<a href="//evil.example">One</a>', '<p><a href="http://evil.example/">One</a></p>'],
    ['<a href="/x" target="_top" ping="/y" style="position:fixed">One</a>', '<p><a href="/x">One</a></p>'],
    [
      '<iframe srcdoc="<script>alert(1)</script>"></iframe><noscript><p title="</noscript><img src=x onerror=alert(1)>">',
      '<p>"></p>',
    ],
    ['<form action="/api"><input name=a><button>One</button></form>', '<p>One</p>'],
    ['<!--><script>alert(1)</script>--><!-- <p> --><?php <p> ?><![CDATA[<p>]]>One', '<p> ?>]]>One</p>'],
    ['<p title="', ''],
    [
      '<template><p>One</p></template><base href="//evil.example"><meta http-equiv="refresh" content="0">Two',
      '<p>Two</p>',
    ],
    [
      '<p constructor=1 __proto__=2>One</p><constructor>Two</constructor><__proto__>',
      '<p>One</p><p>Two&lt;__proto__></p>',
    ],
  ])('%s', (html, expected) => {
    expect(read(html)).toBe(expected);
  });
});

describe('whatever is read', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '=',
      '/',
      '<!--',
      '-->',
      '<p',
      '</',
      ' href=',
      'javascript:',
      '&#x6a;',
      '\n',
      ' ',
    ),
    fc.constantFrom(
      '<svg>',
      '</svg>',
      '<script>',
      '</script>',
      '<table>',
      '<tr>',
      '<td>',
      '</td>',
      '<li>',
      '<ul>',
      '<a href="',
    ),
    fc.constantFrom(...bodyTags).map((tag) => `<${tag}>`),
    fc.constantFrom(...bodyTags).map((tag) => `</${tag}>`),
    fc.string({ maxLength: 4 }),
  );
  const hostile = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
  const elements = (nodes: readonly BodyNode[]): Exclude<BodyNode, string>[] =>
    nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elements(node.children)]));

  test('the tree holds allowed elements with allowed attributes alone', () => {
    const known = ['href', 'title', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'start'];
    fc.assert(
      fc.property(hostile, (html) => {
        for (const { tag, attributes } of elements(parseBody(html))) {
          expect(bodyTags).toContain(tag);
          expect(known).toEqual(expect.arrayContaining(Object.keys(attributes)));
          expect(attributes['href'] ?? '/').toMatch(/^(\/(?!\/)|https?:\/\/|mailto:)/);
          expect(attributes['src'] ?? '/assets/x').toMatch(/^\/assets\/[\w-]+$/);
        }
      }),
    );
  });

  test('what was read once is read the same again', () => {
    fc.assert(
      fc.property(hostile, (html) => {
        const once = parseBody(html);
        expect(read(escaped(once))).toBe(write(once));
      }),
    );
  });

  test.each(['<', '<p ', '<a x="', "<a x='", '<!--', '<script>', '<div><p>', '&#x', '<table><tr><td>', '</p>'])(
    'half a million characters of %s take no more time than their number',
    (part) => expect(growth((size) => parseBody(part.repeat(size / part.length)), 125_000)).toBeLessThan(10),
  );
});

/** Serialises nodes like `write`, but escapes every character that is special in HTML. */
function escaped(nodes: readonly BodyNode[]): string {
  const safe = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  return nodes
    .map((node) => {
      if (typeof node === 'string') return safe(node);
      const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${safe(value)}"`);
      const start = node.tag === 'pre' ? '\n' : '';
      return `<${node.tag}${attributes.join('')}>${start}${escaped(node.children)}</${node.tag}>`;
    })
    .join('');
}
