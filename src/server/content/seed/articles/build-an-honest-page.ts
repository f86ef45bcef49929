import { exampleSources } from '#domain/examples/example-sources.ts';
import { shareText } from '#domain/verdict/share-text.ts';
import { verdictOf } from '#domain/verdict/verdict.ts';
import { wilsonInterval } from '#domain/verdict/wilson-interval.ts';
import type { SeedArticle } from '../seed-article.ts';

/** Worked out by the formulas of the product, so that the article never says anything else. */
const { friends, strangers, criterion } = exampleSources;
const row = (who: string, { k, n }: { readonly k: number; readonly n: number }): string => {
  const [low, high] = wilsonInterval(k, n);
  return `<tr><td>${who}</td><td>${k} of ${n}</td><td>${shareText(low)} to ${shareText(high)}</td><td>${verdictOf(k, n, criterion)}</td></tr>`;
};
const all = { k: friends.k + strangers.k, n: friends.n + strangers.n };

export const buildAnHonestPage: SeedArticle = {
  id: '5b0e7c1e-3d64-4f3a-9d0a-6f6b1f2a1c10',
  slug: 'build-an-honest-page',
  title: 'Build an honest page',
  summary:
    'A page for something that doesn’t exist yet can be a fair test or a small fraud. What to promise, whom to count, and what to say behind the button.',
  category: 'Method',
  cover: { id: '0c1d7a52-8a1e-4c55-b7f5-2f9f0a6de110', file: 'page.svg' },
  publishedAt: '2026-11-24T00:00:00.000Z',
  status: 'published',
  body: `
<p>You can learn a lot from a page for a product that isn’t there yet. A headline, three sentences, a price, a button. Strangers come, and some of them press it. It’s one of the cheapest tests there is, and one of the easiest to get wrong, in two ways: you can deceive your visitors, and you can deceive yourself.</p>

<h2>Be fair to visitors</h2>
<p>People who press a button want what it says. If there’s nothing behind it, tell them at once, in plain words: “Not built yet. Thank you: your click tells us that it should be.” Then let them go, or let them leave an address if they want to hear from you. Don’t send them through a form first and confess at the end.</p>
<ul>
<li><strong>Never take money or card numbers</strong> for something you may not build. A pre-order can count the wish: “You won’t be charged now.” A page made with Groundwork has no field for a card.</li>
<li><strong>Ask for consent in words</strong>, next to the box, and keep to them. The exact text is kept with each sign-up, so you can’t forget what you promised.</li>
<li><strong>Say who you are.</strong> A name, a way to reach you, what happens with the address, and how to be removed. People forgive an unfinished product. They don’t forgive a hidden sender.</li>
<li><strong>Follow no one.</strong> A page made here has no script, no cookie and no tracker. It’s also small: it opens on a bad phone in a train.</li>
</ul>

<h2>Be fair to yourself</h2>
<p>The count is the dangerous part. Who presses the button because they want it, and who because they like you?</p>
<table>
<thead><tr><th>Who came</th><th>Sign-ups</th><th>The share could be</th><th>Against 10%</th></tr></thead>
<tbody>
${row('Friends, from your own post', friends)}
${row('Strangers, from a search ad', strangers)}
${row('All of them together', all)}
</tbody>
</table>
<p>Added up, it looks promising. But the promise is all in the first row. (The table is computed by the formulas of the product, with a single look at the end.) So keep the sources apart from the first day: use a link with its own name for each place where you post it, and judge the test on strangers.</p>
<p>How many friends does it take to turn a verdict?</p>
<figure data-example="counted-sources"><p>On groundwork’s own page, you can change who signed up, and whether friends are counted.</p></figure>

<h2>Count people, not page views</h2>
<p>Most visits of a new page are no one’s. Search engines, link previews, monitors, browsers that fetch a page in case you might open it. If they count as visitors, every rate you measure is too low, and you’ll give up something people wanted. Groundwork counts a visitor when a browser has drawn the page, counts each once a day, leaves your own visits out, and lists what wasn’t counted, and why.</p>
<p>On the other side, count an address once, and if you can, count it when its owner has confirmed it. One enthusiast with three mailboxes isn’t three customers.</p>

<h2>One page, one question</h2>
<p>Before you write a word, finish this sentence: “If fewer than one in ten strangers sign up, I’ll …” If you can’t, the page can’t teach you anything. Then build only what the question needs: what it is, for whom, what it replaces, what it costs, one button. A testimonial you don’t have is a lie. A logo you may not use is worse.</p>
<p>If you want to compare two headlines, run both at the same time, to visitors who are divided by chance. Last week’s headline against this week’s compares two weeks.</p>

<h2>When it’s over</h2>
<p>Write to those who signed up, once. Tell them what you decided. If you don’t build it, say so and delete the list. If you build it, they’re the first to know. Either way, you’ve treated them as you’d want to be treated by someone else’s page.</p>
<p>Then read the answers people typed before you look at the rate again. The rate tells you whether. The words tell you why.</p>
`,
};
