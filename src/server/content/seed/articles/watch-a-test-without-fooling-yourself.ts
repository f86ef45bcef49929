import { corridorOf } from '#domain/verdict/corridor.ts';
import { corridorOutcomes } from '#domain/verdict/outcomes.ts';
import { outcomeIf } from '#domain/verdict/planning.ts';
import { repeatedInterval } from '#domain/verdict/repeated-interval.ts';
import { shareText } from '#domain/verdict/share-text.ts';
import type { SeedArticle } from '../seed-article.ts';

/** Worked out by the rule that judges founders’ tests, so that the article never says anything else. */
const plans = [
  { criterion: 0.02, sample: 400 },
  { criterion: 0.05, sample: 200 },
  { criterion: 0.1, sample: 60 },
  { criterion: 0.1, sample: 120 },
].map(({ criterion, sample }) => {
  const corridor = corridorOf(criterion, sample);
  const { supportsFrom, refutesUpTo } = corridorOutcomes(corridor);
  const { answers } = outcomeIf(corridor, Math.min(1, 2 * criterion));
  return `<tr><td>${shareText(criterion)} of ${sample}</td><td>${corridor.ahead} ahead, ${corridor.behind} behind</td><td>${supportsFrom} or more, ${refutesUpTo} or fewer</td><td>${Math.round(answers)}</td></tr>`;
});

const rangeOf = (k: number): string =>
  repeatedInterval(k, 120, { sample: 120, criterion: 0.1 })
    .map((end) => shareText(end, 0.1))
    .join(' to ');

export const watchATestWithoutFoolingYourself: SeedArticle = {
  id: '5b0e7c1e-3d64-4f3a-9d0a-6f6b1f2a1c08',
  slug: 'watch-a-test-without-fooling-yourself',
  title: 'Watch a test without fooling yourself',
  summary:
    'The corridor lets you look after every visitor and still be right. How to read its gauge, and what the numbers beside it mean.',
  category: 'Method',
  cover: { id: '0c1d7a52-8a1e-4c55-b7f5-2f9f0a6de108', file: 'corridor.svg' },
  publishedAt: '2026-11-22T08:00:00.000Z',
  status: 'published',
  body: `
<p>You lock a test on Monday. On Tuesday you look. Of course you look: it’s your idea, and strangers are deciding on it. Most statistics were made for people who don’t. They assume one look, at the end, and quietly stop being true when you open the page a second time.</p>
<p>You could promise to wait. We’d rather use a rule that expects you to look.</p>

<h2>A pace and two walls</h2>
<p>Say you asked for 10% of 120 visitors. The pace is one sign-up for every ten visitors. After 40 visitors the pace says 4. If you have 7, you’re 3 ahead.</p>
<p>Being ahead means little by itself. A page at exactly 10% is ahead about half of the time. So before the test, two walls are worked out: how far ahead of the pace, and how far behind it, a page that is exactly at your criterion hardly ever gets, at any moment of the whole test. The walls run parallel to the pace. Together they’re the corridor.</p>
<p>Your test is a walk through it. Each visitor is one step: up if they sign up, slightly down if they don’t. If the walk goes through the upper wall, the evidence supports the assumption. Through the lower one, it refutes it. If it’s still inside after the last planned visitor, it’s inconclusive.</p>

<h2>Four plans, worked out</h2>
<table>
<thead><tr><th>You ask for</th><th>the walls are</th><th>after the last visitor</th><th>visitors needed if the truth is twice as good</th></tr></thead>
<tbody>
${plans.join('\n')}
</tbody>
</table>
<p>These rows are computed by the rule that judges tests in Groundwork.</p>

<h2>Watch one yourself</h2>
<p>Here you know what no founder knows: how many people would really sign up. Move the visitors along, and look as often as you like. Then run the test again with other visitors, and again, and see how often the walls are wrong.</p>
<figure data-example="watched-test"><p>On groundwork’s own page, you can watch a test here, visitor by visitor, and repeat it.</p></figure>

<h2>How to read the gauge</h2>
<p>In a running test, the gauge <em>is</em> the corridor. Above it are two short sentences: “12 sign-ups of 67 visitors. 20 of 120 would settle it.” That’s all there is to know. The first is where you are. The second is where the wall is.</p>
<ul>
<li><strong>Near the upper wall</strong> is good news, not a verdict. Walks turn around.</li>
<li><strong>In the middle at half time</strong> usually ends in the middle. Start planning the next test, with more visitors or a sharper offer.</li>
<li><strong>Below the pace from the start</strong> isn’t proof either. But it’s a good day to read what people wrote.</li>
</ul>

<h2>Why nothing is decided in the first half</h2>
<p>The first visitors are friends. They know you, they click, and they’d carry a walk through the upper wall before a stranger has seen the page. So a verdict is given only after half of the planned visitors have come, or after seven full days, whichever is first. A walk that was outside before then and has come back in doesn’t count.</p>

<h2>What you give up</h2>
<p>Nothing is free. To be right at every look, the rule asks for a little more than a single look would: at 10% of 120, one sign-up more. In return, a clear answer comes early. If the truth is 20%, you need 77 of the 120 visitors on average, and the rest of your budget stays in your pocket.</p>
<p>The error is known in advance. A page that’s exactly at your criterion goes through each wall in at most 2.5% of tests. Checking an ordinary interval after every visitor is wrong 34% of the time at 120 visitors.</p>

<h2>The range beside the verdict</h2>
<p>The verdict answers yes or no. The range says how much. Groundwork shows one that’s right at every look, too, which makes it wide: 20 of 120 is ${rangeOf(20)}. It comes from the same corridors as the verdict. It holds every share whose own walls your walk hasn’t reached, so the two always agree: if the test supports, the whole range is at your criterion or above it; if it refutes, the whole range is below. If it’s still open, the criterion lies inside.</p>

<h2>Three rules to keep</h2>
<ol>
<li><strong>Look as often as you like.</strong> The walls don’t mind.</li>
<li><strong>Don’t move anything.</strong> Criterion, sample and what counts are locked for a reason. If the page turns out to be broken, stop the test, say why, and start another.</li>
<li><strong>Write your prediction down first.</strong> After ten tests, you’ll know how far to trust your gut. Few people do.</li>
</ol>
`,
};
