import type { SeedArticle } from '../seed-article.ts';

export const chooseTheCriterionBeforeTheTest: SeedArticle = {
  id: '5b0e7c1e-3d64-4f3a-9d0a-6f6b1f2a1c04',
  slug: 'choose-the-criterion-before-the-test',
  title: 'Choose the criterion before the test',
  summary: 'A number you choose after the result always agrees with you. How to set the bar first, and how high.',
  category: 'Method',
  cover: { id: '0c1d7a52-8a1e-4c55-b7f5-2f9f0a6de104', file: 'criterion.svg' },
  publishedAt: '2026-10-20T08:00:00.000Z',
  status: 'published',
  body: `
<p>Most founders could tell this story: the page converts at 4%. Someone remembers that 3% is “good for the industry”. The test is filed as a success. Had it come in at 2%, someone would have remembered that the traffic was cold, and it would have been filed as promising. No result could have changed the plan. It wasn’t a test.</p>
<p>The fix is old and dull. Write down, before anything is measured, the number that would make you change your mind. Scientists call it pre-registration. It takes ten minutes and a little courage.</p>

<h2>What to fix</h2>
<ol>
<li><strong>The measure.</strong> “Sign-ups divided by visitors who saw the price”, not “interest”.</li>
<li><strong>The criterion.</strong> The value at which you’d go ahead.</li>
<li><strong>The sample or the end date.</strong> How many visitors, or until when. It’s locked with the criterion, since the rule that judges depends on it.</li>
<li><strong>The decision.</strong> What you’ll do if the result supports, refutes, or does neither.</li>
<li><strong>Your prediction.</strong> What you honestly expect. It commits you to nothing, and over time it shows how well you know your market.</li>
</ol>

<h2>How high to set it</h2>
<p>There’s no industry figure that knows your business. Work backwards from what the idea has to earn.</p>
<p>Say you can pay about €2 per visitor, and a customer brings in €90 in the first year. You want to spend no more than a third of that, €30, to win one. Then one visitor in 15 has to become a customer, 6.7%. If you assume that half of those who sign up will pay, you need 13.3% sign-ups. Every step is a guess, but it’s written down, so you can test it next.</p>
<p>If the math asks for 40%, you’ve learned something before spending anything: the price, the channel or the idea has to change.</p>

<h2>Say what each outcome would mean</h2>
<p>Before you start, turn the criterion into counts. With 120 visitors and a criterion of 10%: 20 sign-ups or more would support the assumption, 5 or fewer would refute it, and anything between would be inconclusive. (You may look after every visitor; <a href="/resources/what-18-of-120-means">another article</a> shows the math.)</p>
<p>Look at how wide the middle is. If you’d hate to end up there, and you probably would, ask for more visitors now. Afterward is too late.</p>

<h2>Why peeking spoils it</h2>
<p>Watch a fair coin long enough and there will be a moment when heads leads handsomely. If you can stop whenever you like, you’ll stop there. A test at the 5% level that’s checked after every visitor will report an effect that doesn’t exist far more often than 5 times in 100.</p>
<p>There are two ways out. Look as often as you like and conclude once, at the planned number or on the planned date. Or use a rule that expects to be looked at, which is what Groundwork does: its corridor is wide enough that peeking can’t fool you, and a clear result ends the test early. If you have to stop for another reason, because the money ran out or the page broke, call the result inconclusive and say why. That isn’t a failure of the idea. It’s an honest label.</p>

<h2>The temptations</h2>
<ul>
<li><strong>Lowering the bar because the start was slow.</strong> Then it’s a new test. Start over, with new visitors.</li>
<li><strong>Changing the measure because another one looks better.</strong> With ten measures, one of them always looks good.</li>
<li><strong>Leaving people out afterward.</strong> You can drop bots and your own clicks, by a rule you wrote beforehand. Keep the rule next to the result.</li>
<li><strong>Choosing a bar you can’t miss.</strong> If you’d bet a month’s salary on passing, the test is too easy to be useful.</li>
</ul>

<h2>Tell someone</h2>
<p>A criterion in your own notebook is easy to forget. Send the five lines to one person who will ask about them. A lock is better still: a record that shows the line was drawn before the first visitor came, and that no one can edit later, including you.</p>
`,
};
