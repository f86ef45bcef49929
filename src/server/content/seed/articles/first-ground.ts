import type { SeedArticle } from '../seed-article.ts';

export const firstGround: SeedArticle = {
  id: '5b0e7c1e-3d64-4f3a-9d0a-6f6b1f2a1c07',
  slug: 'first-ground',
  title: 'First ground: what worked first, and what came after',
  summary:
    'The first release: an idea vault and a canvas that work offline, in every tab, on a log that keeps everything. Plus a plain list of what was missing, and what became of it.',
  category: 'Release notes',
  cover: { id: '0c1d7a52-8a1e-4c55-b7f5-2f9f0a6de107', file: 'plot.svg' },
  publishedAt: '2026-11-20T08:00:00.000Z',
  status: 'published',
  body: `
<p>Groundwork covers one whole loop: an idea, what must be true for it to work, how you tested that, what the tests showed, and what you decided. The first release covered the start of the loop and the ground that the rest stands on. Release notes that only list what’s new read like an ad, so these have two halves.</p>

<h2>What works</h2>
<ul>
<li><strong>Capture.</strong> Type one line and press Enter to add an idea to the vault.</li>
<li><strong>Describe.</strong> Add the problem, the audience and a pitch, with tags and a status from <em>inbox</em> to <em>killed</em>.</li>
<li><strong>Compare.</strong> Rate ideas by your own criteria and compare two or three side by side.</li>
<li><strong>Canvas.</strong> Every idea you explore gets its own canvas with notes, shapes, connectors, frames and templates. Export it as an image, a PDF or a file you can import again.</li>
<li><strong>Share.</strong> Share a canvas, or a part of it, with a view-only link that expires and that you can revoke.</li>
<li><strong>Undo and history.</strong> Every change can be undone, even after a reload, and every idea has a history you can go back to.</li>
<li><strong>Offline.</strong> The vault and the canvas work without a network, sync later, and tell you where things stand.</li>
<li><strong>Several tabs, several devices.</strong> A change in one shows up in the others, usually within a second.</li>
<li><strong>Honest rejections.</strong> If the server rejects a change, you’ll see why. Your text is kept, and you can try again or discard it.</li>
<li><strong>Accounts.</strong> Sign in with a password, an email link, Google, GitHub or Twitter, and add two-factor authentication if you want it. We ask you to verify your email, but you can capture ideas before you do.</li>
<li><strong>Your data.</strong> One button downloads everything we keep about you, another deletes it. Both are in Settings, next to the list of your sessions.</li>
<li><strong>News.</strong> Articles like this one, by category, marked as new until you read them, and as an RSS feed.</li>
<li><strong>Your own server.</strong> Two commands start everything on one machine, including the database.</li>
</ul>

<h2>What didn’t work yet</h2>
<p>On the day of this release, you couldn’t list assumptions or run tests, publish a page, send a survey, compute a sample or write a report. Each of these sections said so when you opened it. We’d rather show you an empty room than a painted door.</p>
<p>All of them work now. <a href="/resources/watch-a-test-without-fooling-yourself">Tests</a> lock their criterion and may be watched every day, <a href="/resources/build-an-honest-page">pages</a> and surveys gather evidence by themselves, and <a href="/resources/read-the-ledger-behind-a-score">the ledger</a> shows what every score is made of.</p>
<ul>
<li>There are still no teams. Only you can see your ideas, unless you share a canvas, a part of one, or a report.</li>
<li>Everything is free, so there’s no plan to choose. The <a href="/resources/privacy-policy">privacy policy</a> says what’s stored, so you can decide with open eyes.</li>
</ul>

<h2>What we measured</h2>
<p>A tool that loses a founder’s sentence won’t get a second one. So before anything else, we broke this release on purpose. The tests that run on every change kill the database while changes are being written, then count what was acknowledged before the kill. They cut the network between real browser tabs at bad moments, restore it, and compare what every tab shows. They end a session in one tab while another is in the middle of a call.</p>
<p>In those tests, every acknowledged change was still there. That’s a statement about those tests, on our machines. It’s a good reason to trust the design and no reason to go without a backup.</p>

<h2>How to try it</h2>
<p>Write down three ideas you’ve carried around for longer than a month. For each, describe the problem in the words of someone who has it, and the audience narrowly enough that you could meet ten of them this week. If you can’t, you’ve found the first thing to learn.</p>
<p>Then explore the one you’d miss most, and lay it out on its canvas. Read <a href="/resources/write-an-assumption-that-can-fail">how to write an assumption that can fail</a>, and add one as a note. On its canvas, any note can become an assumption.</p>

<h2>What’s next</h2>
<p>You decide a part of it: the feedback board in the product shows what others asked for, and what we’ve planned. We don’t give dates. A date is a claim about the future, and we have no interval for it.</p>
`,
};
