import type { SeedArticle } from '../seed-article.ts';

export const writeAnAssumptionThatCanFail: SeedArticle = {
  id: '5b0e7c1e-3d64-4f3a-9d0a-6f6b1f2a1c03',
  slug: 'write-an-assumption-that-can-fail',
  title: 'Write an assumption that can fail',
  summary:
    'If no result could prove a sentence wrong, testing it can’t teach you anything. How to word one so that it can fail.',
  category: 'Method',
  cover: { id: '0c1d7a52-8a1e-4c55-b7f5-2f9f0a6de103', file: 'stake.svg' },
  publishedAt: '2026-09-29T08:00:00.000Z',
  status: 'published',
  body: `
<p>“Small restaurants need better stock-keeping.” Try to lose a bet on that sentence. You can’t. Some restaurant, somewhere, would like something to be better. Because nothing could prove it wrong, nothing you find will prove it right either. It’s a mood, not an assumption.</p>
<p>An assumption worth testing is a sentence the world can contradict by a certain date. Philosophers call that falsifiable. It’s uncomfortable to write, because it’s the moment when an idea becomes something that can be lost.</p>

<h2>Five parts</h2>
<p>Put these into one sentence:</p>
<ol>
<li><strong>Who</strong>, narrowly enough that you could find ten of them this week.</li>
<li><strong>Does what</strong>: an act someone could film.</li>
<li><strong>In which situation.</strong></li>
<li><strong>How many</strong>, or how much.</li>
<li><strong>By when</strong>, or out of how many asked.</li>
</ol>
<p>So: “Of 20 owners of restaurants with fewer than 30 seats in our city, at least 8 threw food away last week that they had ordered without counting what was left, and can say what it cost.” That can fail in a week. It also tells you who to visit and what to ask.</p>

<h2>Before and after</h2>
<table>
<thead><tr><th>A mood</th><th>An assumption</th></tr></thead>
<tbody>
<tr><td>Parents want safer screens.</td><td>At least 10% of 300 visitors who arrive from a search for parental controls leave an email on a page that shows the price.</td></tr>
<tr><td>People hate expense reports.</td><td>6 of 10 office managers we interview spent more than two hours on them last month.</td></tr>
<tr><td>The market is huge.</td><td>We can reach 50 clinics that treat more than 100 patients a week, by name, within ten working days.</td></tr>
<tr><td>We can build it.</td><td>A first version recognizes 9 of 10 labels on 200 photographs that we didn’t take ourselves.</td></tr>
</tbody>
</table>

<h2>Three directions</h2>
<p>Ideas fail in three ways, so look for assumptions in each:</p>
<ul>
<li><strong>Desirability.</strong> Someone has the problem, and will act to get rid of it.</li>
<li><strong>Viability.</strong> Enough of them will pay enough, often enough, for less than they cost you to find.</li>
<li><strong>Feasibility.</strong> You can build it, you’re allowed to sell it, and you can keep it running.</li>
</ul>
<p>Founders who build write feasibility first, because it’s the part they can settle alone at a desk. It’s rarely the part that kills an idea. If your list begins with technology, write three more lines about people before you look at it again.</p>

<h2>Which one first</h2>
<p>Rank by two questions. If this is false, does the idea still stand? And what do we know about it already, not counting opinions? The one that’s most important and least supported goes first, however unpleasant its test is. Unpleasant is often a sign: a test you keep putting off may be the one whose result you fear.</p>

<h2>Check the sentence</h2>
<ul>
<li>Could two people who dislike each other agree on whether it came true?</li>
<li>Can you name a result, a possible one, that would make you stop?</li>
<li>Does it make only one claim? “Finds it and pays for it” is two assumptions with two tests.</li>
<li>Is every word about behavior? Replace <em>want</em>, <em>need</em> and <em>like</em> by what someone does.</li>
<li>Would it be news? If everyone would have guessed the result, the test buys nothing.</li>
</ul>

<h2>Then leave it alone</h2>
<p>Once a test has begun, don’t reword the sentence. Small edits are how a failed assumption turns into a different one that happened to succeed. If you learn that the sentence was wrong, say so, keep it with its result, and write its successor next to it. In a year the pair will tell you more than either of them.</p>
`,
};
