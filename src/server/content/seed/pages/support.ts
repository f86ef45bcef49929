import type { SeedPage } from '../seed-page.ts';

export const support: SeedPage = {
  id: '7a3f2b10-5c7e-4d0b-8e2a-1b9c4d5e6f02',
  slug: 'support',
  title: 'Support',
  body: `
<p>Groundwork runs on different people’s servers. Whoever gave you this address runs this one, and is the person to ask about accounts, backups and outages. This page answers the questions they get most.</p>

<h2>Are my changes safe?</h2>
<p>When you’re signed in, the top bar tells you where things stand:</p>
<ul>
<li><strong>Saved:</strong> the server has written everything to disk.</li>
<li><strong>Syncing</strong> or <strong>Saving:</strong> it’s working on it, and there’s nothing you need to do.</li>
<li><strong>You’re offline</strong>, or changes <strong>waiting to sync:</strong> they’re saved in this browser, even if you close it, and sync when you open Groundwork there again. Keep working as usual.</li>
<li><strong>Rejected:</strong> you’ll see why, and your text is kept. Try again, or discard it.</li>
</ul>
<p>Before you clear your browser’s data or give your device away, make sure nothing is waiting to sync. If something is, signing out asks you first.</p>

<h2>I can’t sign in</h2>
<ul>
<li><strong>“Wrong email or password.”</strong> Check the email first; a typo there is as likely as one in the password. After ten failed attempts you have to wait ten minutes.</li>
<li><strong>I forgot my password.</strong> Open <a href="/forgot-password/">Forgot password</a>, and we’ll email you a link to choose a new one. Or let us <a href="/auth/send-link">email you a link</a> that signs you in without a password.</li>
<li><strong>I lost the phone with my authenticator app.</strong> Use one of your recovery codes. If you have none, whoever runs this server can turn off two-factor authentication for you. No one else can, because we can’t verify from here that it’s you.</li>
<li><strong>New accounts are closed.</strong> The operator can keep a waitlist. Existing accounts aren’t affected.</li>
<li><strong>I was signed out unexpectedly.</strong> A session ends after 30 days without use, when you sign out everywhere or end it in your list of sessions, and when your password changes. Changes that haven’t synced stay in the browser and sync when the same account signs in again.</li>
</ul>

<h2>The email didn’t arrive</h2>
<p>Check your spam folder, then use “Send again” in the banner. You don’t need a verified email to work on your ideas. If you run Groundwork on your own machine without a mail server, no email leaves it; you’ll find them at <code>/dev/inbox</code> on that machine.</p>

<h2>Two versions of one text</h2>
<p>If the same lines were changed in two places, Groundwork doesn’t choose for you. Open the idea: you’ll see both versions, and you can keep one or combine them.</p>

<h2>I run the server</h2>
<ul>
<li>The data is in the folder the server prints when it starts, unless <code>DATABASE_URL</code> names another database. Back up the database; everything else can be rebuilt.</li>
<li><code>/healthz</code> tells you whether the server is up, <code>/readyz</code> whether it can reach its database.</li>
<li>If a setting can’t be used, the server won’t start, and the message names the setting. All settings are in <code>.env.example</code>.</li>
<li>Stop the server before you copy the data folder. It survives being killed, but a copy made in the middle of a write may not.</li>
</ul>

<h2>Report a problem</h2>
<p>Tell the operator what you did, what you expected, what happened instead, and when. If you saw an error screen, “Show Error” reveals a message that helps. If the message has a request ID, include it: it points to the right line in the log. Leave out what your idea is about; it isn’t needed to find a problem.</p>
<p>If you’ve found a way to read other people’s data, tell the operator in private first, and give them time to fix it.</p>
`,
};
