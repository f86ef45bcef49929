import { exampleLedger } from '#domain/examples/example-ledger.ts';
import { rungCaps } from '#domain/ledger/ledger.ts';
import { scoreFormulaText, weigh } from '#domain/ledger/score.ts';
import type { SeedArticle } from '../seed-article.ts';

/** Worked out by the formula that scores founders’ assumptions, so that the article never says anything else. */
const rows = exampleLedger.map(({ what, direction, weight }, n) => {
  const { score } = weigh(exampleLedger.slice(0, n + 1));
  return `<tr><td>${what}</td><td>${direction > 0 ? 'for' : 'against'}, ${weight}</td><td>${score.toFixed(1)}</td></tr>`;
});

export const readTheLedgerBehindAScore: SeedArticle = {
  id: '5b0e7c1e-3d64-4f3a-9d0a-6f6b1f2a1c09',
  slug: 'read-the-ledger-behind-a-score',
  title: 'Read the ledger behind a score',
  summary:
    'A score of 35 means nothing until you can open it. How evidence is weighed, why it’s superseded and never edited, and what the score doesn’t say.',
  category: 'Product',
  cover: { id: '0c1d7a52-8a1e-4c55-b7f5-2f9f0a6de109', file: 'ledger.svg' },
  publishedAt: '2026-11-23T08:00:00.000Z',
  status: 'published',
  body: `
<p>Every assumption in Groundwork has a score from 0 to 100. It begins at 50, which stands for “we don’t know”. Evidence moves it. The score is the least interesting part: what matters is the list under it, because that’s what you can argue with.</p>

<h2>Words are cheap, money isn’t</h2>
<p>Evidence differs in what it cost the person who gave it. A compliment costs nothing. An email address costs a little. A pre-order costs the thought of paying. So each piece of evidence has a weight, by its rung on a ladder:</p>
<ul>
<li><strong>Conviction</strong>, yours: at most ${rungCaps.conviction}.</li>
<li><strong>Opinion</strong>, someone’s: at most ${rungCaps.opinion}.</li>
<li><strong>A plan</strong> that holds together on paper: at most ${rungCaps.plan}.</li>
<li><strong>Anecdotes</strong>, what one, two or three customers did: at most ${rungCaps.anecdote}.</li>
<li><strong>The market</strong>: interviews in numbers, pages, surveys, pre-orders and tests of versions, each with a weight of its own.</li>
</ul>
<p>Each rung counts only up to its top value in each direction. A hundred opinions weigh as much as one good one. That isn’t cruelty; it’s the reason why you should get out and ask for something.</p>

<h2>A score, step by step</h2>
<p>Take the assumption “Bakers will pay for a costing tool”.</p>
<table>
<thead><tr><th>What came in</th><th>Direction and weight</th><th>Score afterward</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
<p>Three good signs and one bad one, and the score is below where it began. People left their address, and then they didn’t buy. The table is computed by the formula that scores your own assumptions: <code>${scoreFormulaText}</code> The 4 is there so that a single piece of evidence can’t settle anything.</p>
<p>Leave a piece out, and see what it was worth:</p>
<figure data-example="weighed-ledger"><p>On groundwork’s own page, you can take each piece of evidence out and put it back.</p></figure>

<h2>Where a line comes from</h2>
<p>Open a line of the ledger and it says where it’s from. If a test was judged, the line names the count, the range, the rule, the version of the page, and where visitors came from. If you typed it in yourself, it says so: self-reported. Both may be true. Only one of them can be counted again by someone who doubts you.</p>
<p>No line can be edited. If you find that five sign-ups were your cousins, you exclude them, with a reason. The test is judged anew, a new line comes, and the old one stays in place, marked as superseded. Whoever reads the ledger sees both, and the reason between them. That’s the difference between a correction and a cover-up.</p>

<h2>The weakest assumption decides</h2>
<p>An idea’s score isn’t an average. A boat with five sound planks and one missing one isn’t 83% afloat. The score of an idea is the lowest of its critical assumptions, and Groundwork always says which one that is. The next thing to test is the one with the highest risk: importance times what’s left to learn.</p>

<h2>Ask what changed</h2>
<p>Scores move, and a week later no one remembers why. Set the slider of the history to last Monday, and the ledger shows the score as it was, what has come in since, and what each line did. It’s a good start for a conversation with a partner, and a better one for a conversation with yourself.</p>

<h2>What a score doesn’t say</h2>
<p>It isn’t a probability of success. No one has one of those. It says how well the evidence you have supports one sentence. A high score on a sentence that doesn’t matter is worth nothing, and a low score is no verdict on you. It’s an address: here is where to look next.</p>
`,
};
