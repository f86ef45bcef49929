import type { SeedArticle } from '../seed-article.ts';

export const whyEvidenceIsKeptAsALog: SeedArticle = {
  id: '5b0e7c1e-3d64-4f3a-9d0a-6f6b1f2a1c06',
  slug: 'why-evidence-is-kept-as-a-log',
  title: 'Why evidence is kept as a log',
  summary:
    'Groundwork never overwrites what happened. What an append-only log of events gives you, also offline, and what it can’t prove.',
  category: 'Product',
  cover: { id: '0c1d7a52-8a1e-4c55-b7f5-2f9f0a6de106', file: 'strata.svg' },
  publishedAt: '2026-11-03T08:00:00.000Z',
  status: 'published',
  body: `
<p>Most software keeps the latest state of things. You change a title, and the old title is gone. For a shopping list, that’s fine. For evidence it’s a problem: a number that anyone can edit, without a trace, on any day, isn’t evidence of anything but the last edit.</p>
<p>Groundwork keeps events instead. An event is a small record that something happened: an idea was captured, its problem was described, it was moved to another status. The state you see on screen is computed by reading the events in order. Nothing is ever changed in place. A correction is a new event that says what it corrects.</p>

<h2>What an event holds</h2>
<ul>
<li><strong>What happened</strong>, with its data.</li>
<li><strong>Its position.</strong> Every event of a workspace has a number; the next one is always one higher.</li>
<li><strong>Who caused it</strong>: the founder, the public, or the system itself.</li>
<li><strong>Two times.</strong> The one your device claimed, and the one at which the server recorded it. Clocks on devices are often wrong and can be set to anything.</li>
<li><strong>A fingerprint</strong> (a SHA-256 hash) of itself and of the event before it. Change an old event, and every later fingerprint stops matching.</li>
</ul>

<h2>Provenance</h2>
<p>Provenance is the answer to “how do you know?”. In a log it’s a list of numbers. A claim such as “18 of 120 visitors signed up” can point at the events it was counted from, and anyone who doubts it can count again.</p>
<p>It also answers a harder question: which came first? A criterion is worth something only if it was written down before the result. Times can’t prove that, because times can be claimed. Positions can. If the criterion is at 210 and the first visitor at 214, no clock setting can change their order.</p>
<p>And it lets you look back. To see what you knew on the first of March, read the events up to the first of March and stop.</p>

<h2>Offline first</h2>
<p>Founders work on trains. Groundwork keeps a copy of your events in the browser, and what you do goes into a queue there. You see it at once. When the network returns, the queue is sent, and the server decides on each entry by the same rules your browser used.</p>
<p>Three things follow from that design:</p>
<ul>
<li><strong>Nothing is applied twice.</strong> Every entry carries its own number. If the connection breaks after the server wrote it but before you heard of it, sending it again changes nothing.</li>
<li><strong>A conflict is shown, not hidden.</strong> If you described the same problem in two places while offline, changes that touch different lines are merged. Where they touch the same line, the later one is rejected, its text is kept, and you choose.</li>
<li><strong>Acknowledged means written.</strong> The server says yes after the event is on disk, not before. We test that by killing the database in the middle of its work, again and again, and counting afterward.</li>
</ul>

<h2>What it can’t prove</h2>
<p>A chain of fingerprints shows that nothing in the middle was altered, as long as someone knows a later fingerprint. Whoever runs the server could, with effort, rewrite the whole chain from the first event to the last. If that matters to you, keep a copy of the latest fingerprint elsewhere, with the date. Then no one can rewrite what came before it unnoticed.</p>
<p>A log doesn’t make a claim true either. If you type in that ten people said yes, it will faithfully record that you typed it. That’s why Groundwork treats what you report about others as weaker than what others did themselves. A log proves what was written, when in the order of things, and by whom. The rest is the work of the test.</p>

<h2>What it costs</h2>
<p>Space: an event takes a few hundred bytes, and an active idea produces a few hundred of them. Ten years of a busy founder fit on a USB stick with room to spare.</p>
<p>And care: a log that never forgets must not hold what people have the right to erase. Names and addresses of visitors therefore lie next to the log, not in it, where they can be erased while the count stays. The log keeps a salted fingerprint of them, so that its chain can still be checked.</p>

<h2>Where things stand</h2>
<p>All of it works today: the log, the queue and the merge, tests with locked criteria, and evidence that cites the events it was counted from. Open any line of the ledger to follow it, or read <a href="/resources/read-the-ledger-behind-a-score">how a score is made of such lines</a>.</p>
`,
};
