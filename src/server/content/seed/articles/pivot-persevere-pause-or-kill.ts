import type { SeedArticle } from '../seed-article.ts';

export const pivotPerseverePauseOrKill: SeedArticle = {
  id: '5b0e7c1e-3d64-4f3a-9d0a-6f6b1f2a1c05',
  slug: 'pivot-persevere-pause-or-kill',
  title: 'Pivot, persevere, pause or kill',
  summary:
    'Evidence doesn’t decide. You do, on a day, for a reason. Four decisions, what each one claims, and what should reverse it.',
  category: 'Method',
  cover: { id: '0c1d7a52-8a1e-4c55-b7f5-2f9f0a6de105', file: 'crossing.svg' },
  publishedAt: '2026-10-27T08:00:00.000Z',
  status: 'published',
  body: `
<p>Most ideas aren’t killed. They’re left in a drawer with the light on. No one says it’s over, so no one learns from it, and a little attention leaks away every week. A decision costs an hour. A drawer costs years.</p>
<p>A decision in this sense has four parts: the date, the evidence as it stood that day, the reason in your own words, and the result that would make you reverse it. Without the last part it’s a mood with a date on it.</p>

<h2>Persevere</h2>
<p><strong>Claims:</strong> the most critical assumption is supported, and the next one is worth its test.</p>
<p>Persevering is a decision too, and should be as hard to write down as the others. “Nothing has refuted us” isn’t a reason to keep going if nothing could have. Name the evidence that supports you. Then name the assumption that is now the weakest, because that’s what you’re persevering toward.</p>
<p><strong>Reverse it if</strong> that next assumption is refuted.</p>

<h2>Pivot</h2>
<p><strong>Claims:</strong> one part is refuted, and another part is supported well enough to stand on.</p>
<p>In basketball the word means to turn with one foot on the floor. Say which foot. The audience may stay while the problem changes; the problem may stay while the product changes; all of it may stay while the price changes. If no foot stays, that’s a new idea. Give it a new name and let it start without borrowed evidence.</p>
<p>What carries over is what was tested in the same words. “Owners of small restaurants throw food away” survives a change of product. “Owners of small restaurants will pay €40 a month” doesn’t survive a change of price.</p>
<p><strong>Reverse it if</strong> the foot you stood on doesn’t hold.</p>

<h2>Pause</h2>
<p><strong>Claims:</strong> nothing is refuted, but you lack something that only time will bring: money, a law, a season, an introduction.</p>
<p>A pause without a date is a kill without courage. Write down when you’ll look again and what has to be true by then. If it isn’t, the default should be to stop, not to pause again.</p>
<p><strong>Reverse it if</strong> what you wait for arrives early.</p>

<h2>Kill</h2>
<p><strong>Claims:</strong> an assumption the idea can’t live without has been refuted, and there’s no foot left to turn on.</p>
<p>This is the decision that pays for all the others. Count what it returned: the months you didn’t spend. Keep the record, because in two years someone will propose the same idea, and it may be you. They’ll want to know what exactly was refuted, for whom, and how strongly, since the world may have changed by then in that one respect.</p>
<p><strong>Reverse it if</strong> the refuted assumption is supported by new evidence of at least the same weight. A conversation doesn’t outweigh a test with 300 visitors.</p>

<h2>When the evidence is inconclusive</h2>
<p>Then it hasn’t decided, and you should notice that you still might. Ask three questions in order.</p>
<ol>
<li>What would settle it, and what does that cost? If 140 visitors would, buy them.</li>
<li>Would either result change what you do? If not, you’ve decided already; write down why.</li>
<li>Is this still the assumption that matters most? Another may have become riskier in the meantime.</li>
</ol>

<h2>Against yourself</h2>
<p>Three habits bend decisions. Money and time already spent argue for going on; they shouldn’t vote, because no choice brings them back. Whoever had the idea argues loudest; let someone else read the evidence aloud first. And a result on Friday evening feels final; sleep over a kill, and over a pivot twice.</p>
<p>A useful exercise: before you look at the results, write down what you’d decide for each possible verdict. If the decision is the same for all of them, skip the test. If it isn’t, you’ve already done the hard part while you were calm.</p>

<h2>Afterward</h2>
<p>Don’t tidy up. The value of a decision lies in what was known on its day, not in what was learned later. Freeze it, with its evidence and its reason. Later evidence may contradict it, and then you write a new decision that says so. A row of honest decisions that turned out wrong is worth more than one that was edited until it was right.</p>
`,
};
