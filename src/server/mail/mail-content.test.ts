import { expect, test } from 'vitest';
import { writeMail } from './mail-content.ts';

const bodyOf = (html: string): string => html.slice(html.indexOf('<p class="mark">'), html.indexOf('</div>'));
const link = 'https://groundwork.example/act?a=1&b="2"';

test('a mail is written once, and reads the same as text and as HTML', () => {
  const { html, ...mail } = writeMail({
    subject: 'Confirm <b>',
    before: ['First & foremost.', { words: 'Of “<i>”:', address: 'https://pages.example/p/a?b=c&d' }],
    action: { words: 'If it’s you:', label: 'Do <it>', link },
    after: 'That’s "all".',
    foot: { words: 'If not,', label: 'erase <all>', address: 'https://pages.example/remove/x?y&z' },
  });
  expect(mail).toEqual({
    subject: 'Confirm <b>',
    link,
    text: `First & foremost.

Of “<i>”:
https://pages.example/p/a?b=c&d

If it’s you:
${link}

That’s "all".

If not, erase <all>:
https://pages.example/remove/x?y&z
`,
  });
  expect(bodyOf(html)).toBe(`<p class="mark">Groundwork</p>
<h1 class="words">Confirm &lt;b&gt;</h1>
<p>First &amp; foremost.</p>
<p>Of “&lt;i&gt;”:<br><a href="https://pages.example/p/a?b=c&amp;d">https://pages.example/p/a?b=c&amp;d</a></p>
<p>If it’s you:</p>
<p><a class="button" href="https://groundwork.example/act?a=1&amp;b=&quot;2&quot;">Do &lt;it&gt;</a></p>
<p class="address">If the button doesn’t work, open this link:<br>https://groundwork.example/act?a=1&amp;b=&quot;2&quot;</p>
<p>That’s &quot;all&quot;.</p>
<p class="foot">If not, <a href="https://pages.example/remove/x?y&amp;z">erase &lt;all&gt;</a>.</p>
`);
  expect(/<title>.*<\/title>/.exec(html)?.[0]).toBe('<title>Confirm &lt;b&gt;</title>');
});

test('what a mail leaves out leaves no line', () => {
  const { html, text } = writeMail({
    subject: 'Hello',
    before: ['Said.'],
    action: { label: 'Open', link: 'https://a.example' },
  });
  expect([text, bodyOf(html)]).toEqual([
    'Said.\n\nhttps://a.example\n',
    `<p class="mark">Groundwork</p>
<h1 class="words">Hello</h1>
<p>Said.</p>
<p><a class="button" href="https://a.example">Open</a></p>
<p class="address">If the button doesn’t work, open this link:<br>https://a.example</p>
`,
  ]);
});
