import type { SeedPage } from '../seed-page.ts';

export const termsOfUse: SeedPage = {
  id: '7a3f2b10-5c7e-4d0b-8e2a-1b9c4d5e6f01',
  slug: 'terms-of-use',
  title: 'Terms of use',
  body: `
<p>Effective November 26, 2026. These terms are between you and the person or company that runs the server at the address in your browser. We call them the operator. If you run Groundwork yourself, you’re both, and the parts about the operator apply to you.</p>

<h2>What you get</h2>
<p>Groundwork is a tool founders use to write down ideas and, step by step, find out whether anyone wants them. It’s currently free. If a paid plan comes, what you use for free today won’t be switched to it without your agreement.</p>
<p>The product is young. The operator may change, add or remove features, and will say so in the <a href="/resources/">resources</a> before removing one that holds your content.</p>

<h2>Your account</h2>
<ul>
<li>You need an email address of your own, and you must keep your password to yourself.</li>
<li>One account is for one person. Sharing it means that events under your name may not be yours.</li>
<li>You must be old enough to enter into an agreement where you live.</li>
<li>You can stop at any time. The <a href="/resources/privacy-policy">privacy policy</a> explains how your data is deleted.</li>
</ul>

<h2>Your ideas stay yours</h2>
<p>You own what you write. The operator has no rights to it except what’s needed to store it, show it to you, and make backups. No one at the operator may use your ideas, pass them on or train a model with them.</p>
<p>Groundwork keeps an append-only log: changing or archiving an idea adds an event and leaves the earlier ones in place. Don’t write down anything that may have to be erased on request, such as the names and health of other people, unless you have a good reason and their consent.</p>

<h2>What you may not do</h2>
<ul>
<li>Break the law, or use the product to plan harm to others.</li>
<li>Try to access other people’s data, or to get around limits and access controls.</li>
<li>Overload the server so that others can’t work. Reasonable automation through the documented API is welcome.</li>
<li>Deceive people in a test. A page for a product that doesn’t exist must say so before it takes money or commitment.</li>
</ul>
<p>If an account does these things, the operator may suspend it, and must say why. Unless the law forbids it or harm is ongoing, you get the chance to take your content with you.</p>

<h2>What isn’t promised</h2>
<p>The operator takes care of the server with reasonable skill. There’s no promise that it’s always available or free of bugs. Keep a copy of what you can’t afford to lose.</p>
<p>Scores, verdicts and calculations are arithmetic on what you put in. They aren’t investment, legal or tax advice, and a verdict of “supports” doesn’t promise that a business will succeed.</p>
<p>As far as the law allows, the operator is liable only for intent and gross negligence, and for harm to life and health. Your statutory rights as a consumer aren’t affected.</p>

<h2>Changes</h2>
<p>If these terms change, the new text is posted here at least 30 days before it applies, with that date at the top of the page. Important changes are also announced in the <a href="/news">news</a>. If you don’t agree, you can stop using the product before that day.</p>

<h2>Law</h2>
<p>The law of the country where the operator is based applies, along with the consumer protections of the country where you live. If part of these terms is invalid, the rest still applies.</p>
`,
};
