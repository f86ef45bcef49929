import type { SeedArticle } from '../seed-article.ts';

export const firstGround: SeedArticle = {
  id: '5b0e7c1e-3d64-4f3a-9d0a-6f6b1f2a1c07',
  slug: 'first-ground',
  title: 'First ground: what works, and what does not yet',
  summary:
    'The first release: an idea vault that works offline, in every tab, on a log that keeps everything. And a plain list of what is missing.',
  category: 'Release notes',
  cover: { id: '0c1d7a52-8a1e-4c55-b7f5-2f9f0a6de107', file: 'plot.svg' },
  publishedAt: '2026-11-20T08:00:00.000Z',
  status: 'published',
  body: `
<p>Groundwork is meant to hold one whole loop: an idea, what must be true for it, how you tested that, what the tests showed, and what you decided. This first release holds the beginning of the loop and the ground that the rest will stand on. Release notes that list only what is new tend to read like an advertisement, so this one has two halves.</p>

<h2>What works</h2>
<ul>
<li><strong>Capture.</strong> One line and Enter puts an idea into the vault.</li>
<li><strong>Describe.</strong> The problem, the audience and a pitch, with tags and a status from <em>inbox</em> to <em>killed</em>.</li>
<li><strong>Archive and restore.</strong> Nothing is lost by putting it away.</li>
<li><strong>Offline.</strong> The vault opens and takes changes without a network, sends them later, and says which of these states it is in.</li>
<li><strong>Several tabs, several devices.</strong> A change in one appears in the others, usually within a second.</li>
<li><strong>Honest refusals.</strong> If the server refuses a change, you see why. Your text is kept, and you can try again or drop it.</li>
<li><strong>Accounts.</strong> With a password, with a link by mail, or by Google, GitHub or Twitter, and with a second factor if you want one. Confirming the address is asked for, and stands between you and nothing: you can capture ideas before you do.</li>
<li><strong>Your data.</strong> One button downloads everything that is kept of you, another deletes it. Both are in the settings, with the list of your sessions.</li>
<li><strong>News.</strong> Articles such as this one, by category, marked until you have read them, and as a feed for your own reader.</li>
<li><strong>Your own server.</strong> Two commands start everything on one machine, the database included.</li>
</ul>

<h2>What does not work yet</h2>
<ul>
<li>There is no canvas, no list of assumptions and no test. You can read here how to do these by hand, which is how they should be learnt anyway.</li>
<li>No page can be published and no survey sent, so no evidence is counted for you.</li>
<li>There are no reports, no toolkit and no sharing. Nobody can see your ideas in Groundwork but you.</li>
<li>Nothing is charged, so there is no plan to choose. The <a href="/resources/privacy-policy">privacy policy</a> says what is stored, so that you can decide with open eyes.</li>
</ul>
<p>Each of these sections says so itself when you open it. We would rather show you an empty room than a painted door.</p>

<h2>What we measured</h2>
<p>A founder’s tool that loses a sentence will not get a second one. So before anything else we broke this release on purpose. The tests that run on every change kill the database while changes are being written and count what was acknowledged before the kill. They cut the network between real browser tabs at bad moments, bring it back, and compare what every tab shows. They end a session in one tab while another is in the middle of a call.</p>
<p>In those tests every acknowledged change was still there. That is a statement about those tests, on our machines. It is a good reason to trust the design and no reason to go without a backup.</p>

<h2>How to try it</h2>
<p>Write down three ideas that you have carried around for longer than a month. For each, fill in the problem in the words of somebody who has it, and the audience narrowly enough that you could meet ten of them this week. If you cannot, you have found the first thing to learn.</p>
<p>Then read <a href="/resources/write-an-assumption-that-can-fail">how to write an assumption that can fail</a>, and write one for the idea that you would miss most. Put it into the pitch for now. It will have a better place soon.</p>

<h2>What comes next</h2>
<p>The order is: the canvas, then assumptions and tests with a criterion that locks, then pages that can gather evidence by themselves. We do not give dates. A date is a claim about the future, and we have no interval for it.</p>
`,
};
