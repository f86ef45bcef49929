import type { SeedPage } from '../seed-page.ts';

export const support: SeedPage = {
  id: '7a3f2b10-5c7e-4d0b-8e2a-1b9c4d5e6f02',
  slug: 'support',
  title: 'Support',
  body: `
<p>Groundwork runs on servers of different people. Whoever gave you the address of this one runs it, and is the person to ask about accounts, backups and outages. This page answers what they are asked most.</p>

<h2>Are my changes safe?</h2>
<p>When you are signed in, the product says how things stand:</p>
<ul>
<li><strong>Saved:</strong> the server has written everything to disk.</li>
<li><strong>Catching up</strong> or <strong>Sending:</strong> it is at it, and nothing is asked of you.</li>
<li><strong>No connection</strong>, or changes that <strong>wait for a network:</strong> they are kept in this browser, also when you close it, and go out when you open Groundwork there again. Work on as usual.</li>
<li><strong>Refused:</strong> the reason is shown and your text is kept. Try again, or drop it.</li>
</ul>
<p>Before you clear the data of your browser, or hand the device on, make sure that nothing is waiting. Signing out asks you first if something is.</p>

<h2>I cannot sign in</h2>
<ul>
<li><strong>“No account has this address and this password.”</strong> Check the address first; a typing error there is as likely as one in the password. After ten failed attempts you have to wait ten minutes.</li>
<li><strong>The password is lost.</strong> Open <a href="/forgot-password/">Forgot password</a>, and a mail with a link lets you choose a new one. Or let us <a href="/auth/send-link">mail you a link</a> that signs you in without a password.</li>
<li><strong>The phone with the authenticator app is gone.</strong> Whoever runs this server can remove the second factor; nobody else can, and we cannot tell from here that it is you.</li>
<li><strong>No new accounts are let in.</strong> An operator can keep a waitlist. Existing accounts are not affected.</li>
<li><strong>You were signed out without asking for it.</strong> A session ends after 30 days without use, when you sign out everywhere or end it in the list of your sessions, and when your password changes. Changes that were not sent stay in the browser and go out when the same account signs in again.</li>
</ul>

<h2>The mail did not arrive</h2>
<p>Look in the spam folder, then use “Send again” in the banner. A confirmed address is not needed for your ideas. If you run Groundwork on your own machine without a mail server, no mail leaves it; you find it at <code>/dev/inbox</code> on that machine.</p>

<h2>Two versions of one text</h2>
<p>If the same lines were changed in two places, Groundwork does not choose for you. Open the idea: both versions are shown, and you keep one or combine them.</p>

<h2>I run the server</h2>
<ul>
<li>The data lies in the folder that the server prints when it starts, unless <code>DATABASE_URL</code> names another database. Back up the database; the rest can be built again.</li>
<li><code>/healthz</code> says whether the server is up, <code>/readyz</code> whether it reaches its database.</li>
<li>A setting that cannot be used stops the start, and the message names it. All settings stand in <code>.env.example</code>.</li>
<li>Stop the server before you copy the data folder. It survives being killed, but a copy made in the middle of a write may not.</li>
</ul>

<h2>Report a fault</h2>
<p>Tell the operator what you did, what you expected, what happened instead, and when. If an error screen appeared, “Show Error” reveals a message that helps. If the message holds a request id, pass it on: it leads to the line in the log. Leave out what your idea is about; nobody needs it to find a fault.</p>
<p>If you have found a way to read what belongs to others, tell the operator in private first, and give them time to repair it.</p>
`,
};
