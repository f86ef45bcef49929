import type { SeedArticle } from '../seed-article.ts';

export const askWhatTheyDid: SeedArticle = {
  id: '5b0e7c1e-3d64-4f3a-9d0a-6f6b1f2a1c01',
  slug: 'ask-what-they-did',
  title: 'Ask what they did, not what they would do',
  summary:
    'People are kind about ideas and exact about last Tuesday. How to run an interview that can prove you wrong.',
  category: 'Method',
  cover: { id: '0c1d7a52-8a1e-4c55-b7f5-2f9f0a6de101', file: 'interview.svg' },
  publishedAt: '2026-10-06T08:00:00.000Z',
  status: 'published',
  body: `
<p>Describe your idea to ten people and ask whether they would use it. Most will say yes. They’re being kind, and kindness costs them nothing. You come away with ten yeses, knowing no more than before.</p>
<p>Rob Fitzpatrick described the fix in <em>The Mom Test</em>: ask questions that even your mother couldn’t answer with a kind lie. The trick isn’t cleverness. It’s to keep your idea out of the conversation and to ask about things that have already happened.</p>

<h2>Three rules</h2>
<ol>
<li><strong>Talk about their life, not your idea.</strong> The moment you pitch, every answer becomes a review of you.</li>
<li><strong>Ask about the past, not the future.</strong> “Would you pay for this?” invites a guess. “What did you pay for last time?” has an answer.</li>
<li><strong>Listen more than you speak.</strong> If you talked for half the time, it was a sales call.</li>
</ol>

<h2>Questions that work</h2>
<p>Suppose you believe that freelance designers lose hours chasing unpaid invoices. These questions can prove you wrong:</p>
<ul>
<li>When was an invoice last paid late? What happened, step by step?</li>
<li>What did you do about it? How long did that take?</li>
<li>What have you tried since, so that it doesn’t happen again? What did that cost?</li>
<li>Why isn’t that good enough? Or: why haven’t you looked for anything?</li>
<li>Who else deals with this? Could you introduce me to one of them?</li>
</ul>
<p>The fourth question carries the most weight. Someone who has the problem every month and has never looked for a solution is telling you that it doesn’t hurt enough. Believe the calendar and the wallet before the face.</p>

<h2>Questions that don’t</h2>
<table>
<thead><tr><th>Instead of</th><th>ask</th></tr></thead>
<tbody>
<tr><td>Would you use an app that…?</td><td>How do you do this today?</td></tr>
<tr><td>How much would you pay?</td><td>What does it cost you now, in money or in hours?</td></tr>
<tr><td>Is this a big problem for you?</td><td>When did it last happen? And the time before?</td></tr>
<tr><td>Do you like the design?</td><td>Show me the last time you did this.</td></tr>
</tbody>
</table>

<h2>Three kinds of noise</h2>
<p><strong>Compliments.</strong> “That’s a great idea” isn’t a fact about anyone’s behavior. Don’t write it down. Go back to what they do now.</p>
<p><strong>Generalities.</strong> “I usually”, “I always”, “I would never”: ask for the last time. The usual case and the last case are often different people.</p>
<p><strong>Wishes.</strong> “It should also export to my accountant.” Don’t write down the feature. Ask why they want it, and what they do without it.</p>

<h2>End with a cost</h2>
<p>Words are cheap on both sides. At the end, ask for something that costs the other person a little: an hour for a second conversation, an introduction to their manager, a deposit, a look at their real data. What they give is the evidence. A no is evidence too, and it’s cheaper now than a year from now.</p>

<h2>Write it down as evidence</h2>
<p>Within an hour, write four lines: who this was and why they count as your audience, what happened the last time, what it cost them, and what they gave you at the end. Keep their words and your reading of them apart. Write down what went against you first; that’s what you’ll forget fastest.</p>
<p>Then state the direction plainly. Does this person’s story support the assumption, refute it, or neither? If you find yourself arguing, the answer is neither.</p>

<h2>How many</h2>
<p>Five honest interviews will usually show you the shape of a problem. They won’t give you a percentage. If five of five people have it, the true share could still be anything from about 57% to 100% (a 95% Wilson interval), and that’s if you picked the five at random, which no one does. Use interviews to learn what to measure. Use a test with a number in it to measure.</p>
<p>Before your next interview, write one sentence: the answer that would make you drop the idea. If you can’t, you aren’t ready to listen.</p>
`,
};
