import type { SeedArticle } from '../seed-article.ts';

export const what18Of120Means: SeedArticle = {
  id: '5b0e7c1e-3d64-4f3a-9d0a-6f6b1f2a1c02',
  slug: 'what-18-of-120-means',
  title: 'What 18 of 120 means',
  summary:
    'A landing page got 18 sign-ups from 120 visitors. It looks like 15%. Here is why the honest verdict is “inconclusive”, and what would settle it.',
  category: 'Method',
  cover: { id: '0c1d7a52-8a1e-4c55-b7f5-2f9f0a6de102', file: 'interval.svg' },
  publishedAt: '2026-10-13T08:00:00.000Z',
  status: 'published',
  body: `
<p>You put up a page describing a product that doesn’t exist yet, with a field for an email address. This is a smoke test: you look for smoke before you build the fire. Before it went live you wrote down that one visitor in ten should sign up. Now 120 people have come, and 18 of them signed up.</p>
<p>18 divided by 120 is 15%. Fifteen is more than ten. It’s tempting to stop reading here.</p>

<h2>One sample is one draw</h2>
<p>Imagine the page has some true rate, the one you’d see if a million such people came. Your 120 are a handful drawn from them. Draw another 120 and you might count 13, or 24. The question isn’t what you counted, but which true rates could easily have produced it.</p>
<p>An interval answers that. For 18 of 120, the 95% Wilson interval runs from <strong>9.7% to 22.5%</strong>. Read it as a margin on a map: a method that draws such margins will contain the true rate about 95 times in 100.</p>
<p>Your criterion was 10%. It lies inside the margin, barely. A page with a true rate of 9.8%, which you’d have called a failure, still gets 18 or more out of 120 about one time in twenty. That isn’t rare enough to bet a year on. So the verdict is <strong>inconclusive</strong>: not because the result is bad, but because it doesn’t exclude what you promised to exclude.</p>

<h2>Three verdicts, fixed in advance</h2>
<table>
<thead><tr><th>If the interval lies</th><th>the verdict is</th><th>with 120 visitors and 10%</th></tr></thead>
<tbody>
<tr><td>wholly at or above the criterion</td><td>supports</td><td>19 sign-ups or more</td></tr>
<tr><td>across it</td><td>inconclusive</td><td>6 to 18 sign-ups</td></tr>
<tr><td>wholly below it</td><td>refutes</td><td>5 sign-ups or fewer</td></tr>
</tbody>
</table>
<p>One more sign-up, 19 of 120, gives 10.4% to 23.4% and would have counted as support. That feels harsh. It’s what a line is for. If you move the line when you see the result, you’ve measured your wish and nothing else.</p>

<h2>Where the numbers come from</h2>
<p>Edwin Wilson published the formula in 1927. With <em>p</em> the share you saw, <em>n</em> the number of visitors and <em>z</em> = 1.96 for 95%:</p>
<pre><code>center = (p + z²/2n) / (1 + z²/n)
margin = z × √( p(1 − p)/n + z²/4n² ) / (1 + z²/n)</code></pre>
<p>For 0.15 and 120 the center is 16.1% and the margin 6.4 points. The center isn’t 15%: with few visitors the formula leans a little toward one half, because an extreme count from a small sample is more often luck than truth. The schoolbook formula, <em>p</em> plus or minus 1.96 standard errors, fails where founders live: small samples and small rates. With no sign-ups from 30 visitors it claims a rate of exactly 0%, give or take nothing. Wilson says 0% to 11.4%.</p>

<h2>What would settle it</h2>
<p>If the share stays at 15%, about 140 visitors would be enough: 21 of 140 has a lower bound just above 10%. But look at the order of things. You can’t keep going until the interval happens to clear the line: a result you watch for long enough will often stray across it at some point. Plan a second test with its own number of visitors, and judge it once they’ve all come.</p>
<p>Plan with a margin for disappointment. If you hope for 15% and ask for 10%, 300 visitors give you room: anything from 41 sign-ups (13.7%) supports. With 120 visitors you needed 15.8%. The smaller the test, the larger the effect has to be.</p>

<h2>What the interval doesn’t know</h2>
<ul>
<li><strong>Who came.</strong> Friends, or a newsletter that likes you, aren’t your market. No formula fixes the wrong visitors.</li>
<li><strong>What a sign-up is worth.</strong> An address is a small price. An address with a job title is more, a card is most.</li>
<li><strong>Whether it lasts.</strong> The first week of a channel is rarely its average.</li>
</ul>
<p>Write these next to the number. A verdict is a statement about one page, one crowd and one week. It’s still worth more than ten compliments.</p>
`,
};
