import { expect, test } from 'vitest';
import { aBlock } from '../../../tests/fixtures/published-page.ts';
import { firstMail } from './first-mail.ts';

const palette = { background: '#101418', ink: '#f4f4f0', accent: '#ffb454', onAccent: '#101418' };
const [page, removeLink] = ['https://pages.example/p/crumb', 'https://pages.example/remove/r'];
const written = (mail: string, mailSubject = '', title = 'Crumb') =>
  firstMail({ content: { title, palette }, form: aBlock('form', { mail, mailSubject }), page, removeLink });

test('a founder’s first mail says in text and HTML what was written, whose it is, why it came and how to be removed', () => {
  const { subject, link, text, html } =
    written(
      'Hello, and **thank you**.\n\nSee [how _it_ works](https://crumb.example/how) or [us](mailto:a@crumb.example).',
    ) ?? {};
  expect([subject, link, text]).toEqual([
    'Welcome to Crumb',
    page,
    `Hello, and thank you.

See how it works (https://crumb.example/how) or us (a@crumb.example).

-- 
You get this because you signed up on the page “Crumb”:
${page}

Remove me and everything I sent:
${removeLink}
`,
  ]);
  expect(html?.slice(html.indexOf('<p class="mark">'), html.indexOf('</body>'))).toBe(`<p class="mark">Crumb</p>
<div class="p-prose"><p>Hello, and <strong>thank you</strong>.</p><p>See <a href="https://crumb.example/how" rel="nofollow ugc noopener">how <em>it</em> works</a> or <a href="mailto:a@crumb.example" rel="nofollow ugc noopener">us</a>.</p></div>
<p class="foot">You get this because you signed up on the page “Crumb”:<br><a href="${page}">${page}</a><br><a href="${removeLink}">Remove me and everything I sent</a>.</p>
</div>
`);
  expect(html).toContain(`
body { background: #101418; color: #f4f4f0; }
a, .mark { color: #ffb454; }
.foot { color: #f4f4f0; border-color: #f4f4f0; }`);
});

test('nothing that a founder writes is markup, a second line of a subject, or a link that runs', () => {
  const mail = written('<img src=x> [x](javascript:alert(1))', 'Hello\r\nBcc: all@example.org', '</title><b>Crumb');
  expect([mail?.subject, /<b>|<img|href="javascript/.test(mail?.html ?? '')]).toEqual([
    'Hello Bcc: all@example.org',
    false,
  ]);
});

test('without words there is no mail', () => {
  expect([written(''), written(' \n\n ', 'Hello')]).toEqual([undefined, undefined]);
});

test('what a first mail says by itself is in the language of the page, which the mail names', () => {
  const inLanguage = (language: string) =>
    firstMail({
      ...{ content: { title: 'Crumb', palette, language }, form: aBlock('form', { mail: 'Hallo.' }), page, removeLink },
    });
  const german = inLanguage('de-AT');
  expect([german?.subject, german?.text]).toEqual([
    'Willkommen bei Crumb',
    `Hallo.

-- 
Sie erhalten diese E-Mail, weil Sie sich auf der Seite „Crumb“ eingetragen haben:
${page}

Meine Adresse und alles, was ich gesendet habe, löschen:
${removeLink}
`,
  ]);
  // Of a language without words of its own, only the founder's are in it.
  expect([german, inLanguage('sv')].map((each) => /<html [^>]*>/.exec(each?.html ?? '')?.[0])).toEqual([
    '<html lang="de-AT">',
    '<html lang="sv">',
  ]);
  expect(inLanguage('sv')?.subject).toBe('Welcome to Crumb');
});
