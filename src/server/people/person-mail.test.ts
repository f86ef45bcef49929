import { expect, test } from 'vitest';
import { confirmationMail } from './person-mail.ts';

const links = {
  page: 'https://pages.example/p/crumb',
  confirmLink: 'https://pages.example/confirm/c',
  removeLink: 'https://pages.example/remove/r',
};
const english = { language: 'en', ...links } as const;

test('a confirmation names the page, and is never led away from by words of a founder’s', () => {
  const { html } = confirmationMail({ title: '<a href="//evil.example">Crumb</a>', kind: 'page', ...english });
  const name = '“&lt;a href=&quot;//evil.example&quot;&gt;Crumb&lt;/a&gt;”';
  expect(
    html.slice(html.indexOf('<h1'), html.indexOf('</div>')),
  ).toBe(`<h1 class="words">Confirm your email for ${name}</h1>
<p>Someone entered this address on the page ${name}:<br><a href="${links.page}">${links.page}</a></p>
<p>If it was you, confirm it here:</p>
<p><a class="button" href="${links.confirmLink}">Confirm my email</a></p>
<p class="address">If the button doesn’t work, open this link:<br>${links.confirmLink}</p>
<p class="foot">If it wasn’t, or you’ve changed your mind, <a href="${links.removeLink}">erase the address and everything that was sent with it</a>.</p>
`);
});

test('a confirmation for a survey names it as one', () => {
  const { subject, text } = confirmationMail({ title: 'Bread', kind: 'survey', ...english });
  expect([subject, text]).toEqual([
    'Confirm your email for “Bread”',
    `Someone entered this address in the survey “Bread”:
${links.page}

If it was you, confirm it here:
${links.confirmLink}

If it wasn’t, or you’ve changed your mind, erase the address and everything that was sent with it:
${links.removeLink}
`,
  ]);
});

test('a confirmation is in the language of the page or survey, with its marks and its direction', () => {
  const japanese = confirmationMail({ title: 'パン', kind: 'survey', ...links, language: 'ja' });
  expect([japanese.subject, japanese.text]).toEqual([
    '「パン」のメールアドレスを確認してください',
    `アンケート「パン」でこのアドレスが入力されました：
${links.page}

ご本人の場合は、こちらで確認してください：
${links.confirmLink}

心当たりがない場合や、お気持ちが変わった場合は、アドレスと、あわせて送信された内容をすべて消去できます：
${links.removeLink}
`,
  ]);
  expect(japanese.html).toContain(`消去できます</a>。</p>`);
  expect(japanese.html).toContain(`<p class="address">ボタンが使えない場合は、このリンクを開いてください：<br>`);
  const { html } = confirmationMail({ title: 'خبز', kind: 'page', ...links, language: 'ar' });
  expect([japanese.html, html].map((each) => /<html [^>]*>/.exec(each ?? '')?.[0])).toEqual([
    '<html lang="ja">',
    '<html lang="ar" dir="rtl">',
  ]);
});
