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
<p>An interval answers that. For 18 of 120, ours runs from <strong>8.8% to 23.3%</strong>. Read it as a margin on a map: a method that draws such margins will contain the true rate about 95 times in 100, however often you look.</p>
<p>Your criterion was 10%. It lies inside the margin. A page with a true rate of exactly 10%, no better than what you asked for, still gets 18 or more out of 120 more than one time in twenty. That isn’t rare enough to bet a year on. So the verdict is <strong>inconclusive</strong>: not because the result is bad, but because it doesn’t exclude what you promised to exclude.</p>

<h2>Three verdicts, fixed in advance</h2>
<p>At 10%, 120 visitors should bring 12 sign-ups. That’s the pace. What counts is how far you get ahead of it or fall behind. Before the test starts, two bounds are worked out and locked: 7.71 sign-ups ahead, 6.71 behind.</p>
<table>
<thead><tr><th>If the sign-ups</th><th>the verdict is</th><th>after all 120 visitors</th></tr></thead>
<tbody>
<tr><td>get 7.71 ahead of the pace</td><td>supports</td><td>20 sign-ups or more</td></tr>
<tr><td>stay between the two bounds</td><td>inconclusive</td><td>6 to 19 sign-ups</td></tr>
<tr><td>fall 6.71 behind the pace</td><td>refutes</td><td>5 sign-ups or fewer</td></tr>
</tbody>
</table>
<p>18 sign-ups are 6 ahead: inconclusive. Two more would have counted as support. That feels harsh. It’s what a line is for. If you move the line when you see the result, you’ve measured your wish and nothing else.</p>

<h2>You may look every day</h2>
<p>The two bounds are parallels to the pace, and the test is a walk between them: a corridor. The verdict comes when the walk leaves it, and it may leave early. If the true rate is 20%, that happens at visitor 77 on average. A page that is wrong for you is found out sooner, too.</p>
<p>Ordinary intervals don’t allow this. If you check a 95% interval after every visitor and stop when it clears your criterion, you’re wrong not 5% of the time, but 34% of the time at 120 visitors and 49% at 1,000. The corridor’s bounds are chosen so that a page at exactly 10% ever reaches each of them in at most 2.5% of tests. Nothing is given before half of the visitors have come or a week has passed: the first visitors are friends.</p>

<h2>Where the numbers come from</h2>
<p>The corridor is the group sequential test of Peter O’Brien and Thomas Fleming, published in 1979 for clinical trials. Groundwork doesn’t approximate it: it adds up the chances of every path that 120 visitors can take, which a computer does in a few milliseconds. For one visitor after another:</p>
<pre><code>S(n) = sign-ups − n × 10%
chance(n, k) = 90% × chance(n − 1, k) + 10% × chance(n − 1, k − 1)</code></pre>
<p>A path that reaches a bound is taken out. The bounds are the smallest, to a hundredth, for which no more than 2.5% of the paths are taken out on each side.</p>
<p>The interval comes from the same corridors (Jennison and Turnbull call it a repeated confidence interval): it holds every rate whose own corridor 18 of 120 hasn’t left. So it can’t contradict the verdict, and it’s right at every look at once. If you’d rather look just once, choose the Wilson interval when you lock the test. At 120 visitors it’s 9.7% to 22.5%, 19 sign-ups would support, and a look before the end wouldn’t count.</p>

<h2>What would settle it</h2>
<p>If the truth is 15%, about 230 more visitors would settle it. But look at the order of things. You can’t add visitors until the walk happens to leave the corridor: the corridor was made for 120. Plan a second test with its own number of visitors.</p>
<p>Plan with a margin for disappointment. If you hope for 15% and ask for 10%, 349 visitors in all give you an 80% chance of the right answer, and need 246 on average. With 120 visitors that chance was 39%. The smaller the test, the larger the effect has to be.</p>

<h2>What the numbers don’t know</h2>
<ul>
<li><strong>Who came.</strong> Friends, or a newsletter that likes you, aren’t your market. No formula fixes the wrong visitors.</li>
<li><strong>What a sign-up is worth.</strong> An address is a small price. An address with a job title is more, a card is most.</li>
<li><strong>Whether it lasts.</strong> The first week of a channel is rarely its average.</li>
</ul>
<p>Write these next to the number. A verdict is a statement about one page, one crowd and one week. It’s still worth more than ten compliments.</p>
`,
};
