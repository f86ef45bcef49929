import type { SeedPage } from '../seed-page.ts';

export const privacyPolicy: SeedPage = {
  id: '7a3f2b10-5c7e-4d0b-8e2a-1b9c4d5e6f03',
  slug: 'privacy-policy',
  title: 'Privacy policy',
  body: `
<p>In force from November 20, 2026. This says what Groundwork stores, where, for how long, and who can read it. It describes the software as it is. The operator, whoever runs the server at the address in your browser, is responsible for your data; if you run it yourself, nobody else is involved.</p>

<h2>Who reads your ideas</h2>
<p>In the product: you, and anyone who has a link to a canvas, or a part of one, that you shared. They see what the link is for, until the link expires or you revoke it. There are no teams and no public profiles. No advertising, no profiling, and no model is trained on your ideas.</p>
<p>Outside of the product: whoever can open the database, which means the operator and those who host it for them. Ideas aren’t encrypted against the operator. If that isn’t acceptable, run Groundwork on your own machine; two commands start it.</p>

<h2>What the server stores</h2>
<table>
<thead><tr><th>What</th><th>Why</th><th>How long</th></tr></thead>
<tbody>
<tr><td>Email address, whether it is confirmed, name and picture if your sign-in provides them</td><td>To know you again</td><td>As long as the account</td></tr>
<tr><td>A hash of your password (with the built-in sign-in only)</td><td>To check it. The password itself isn’t stored</td><td>As long as the account</td></tr>
<tr><td>Other ways to sign in that you use, and the secret that you share with your authenticator app if you have set one up (with the built-in sign-in only)</td><td>To let you in, and nobody else</td><td>Until you remove them</td></tr>
<tr><td>Your answers when you were welcomed, each of which you can skip, and what you want to be told of</td><td>To suggest a first step, and to leave you in peace</td><td>As long as the account</td></tr>
<tr><td>Your ideas, as a log of events with their times</td><td>This is the product</td><td>As long as the account</td></tr>
<tr><td>Which articles you have opened or marked as read</td><td>To show which are new, in every browser</td><td>As long as the account</td></tr>
<tr><td>Sessions, with tokens as hashes, what the browser called itself, and when it was last used</td><td>To keep you signed in, and to show you where you are</td><td>Until you sign out, or 30 days without use unless the operator sets another time</td></tr>
<tr><td>What happened to your account: sign-ins and failed ones, sessions that ended, changes of how you sign in, each with its time, the network address (of IPv6 only the first part) and what kind of browser it was</td><td>To show it to you under “Recent activity”, so that you notice what wasn’t you</td><td>90 days, the network address 30; no longer than the account. Backups don’t hold it</td></tr>
<tr><td>Email address on the waitlist, if you put it there</td><td>To tell you when accounts are open</td><td>Until you ask to be removed</td></tr>
<tr><td>Emails that couldn’t be sent because no mail server is set</td><td>To show them on that machine</td><td>A week</td></tr>
</tbody>
</table>
<p>The server also writes such events, and calls that it refused, to a log for the operator, with the number of your account and the network address, and never with your email address, a password or a token. How long that log is kept is up to the operator; 90 days are advised. Other requests aren’t logged with addresses. Errors are logged with a request id. To count failed attempts, the server keeps a fingerprint of the network address, made with a secret key, for at most six hours. So that nobody can lock you out of your account, it keeps such a fingerprint of the last 20 addresses you signed in from, for 30 days.</p>

<h2>What your browser stores</h2>
<p><strong>Groundwork sets no cookies.</strong> It uses the storage of the browser for what it needs to work:</p>
<ul>
<li>two tokens of your session, in local storage, and those of the sign-in, in IndexedDB;</li>
<li>a key that your session is bound to, in IndexedDB, which nobody can copy; signing out deletes it;</li>
<li>what you chose for this browser: light or dark, the width of the sidebar, shortcuts, and your answer about analytics if you were asked;</li>
<li>the settings of the server and your own user record, so that the product opens offline;</li>
<li>a copy of your events and the changes that are still to be sent, in IndexedDB;</li>
<li>the files of the product itself, in the cache of a service worker.</li>
</ul>
<p>To find faults, the product also notes in memory what its parts did since the page was opened, with secrets masked. It’s gone with the page, and leaves the browser only if you download it.</p>
<p>Signing out removes all of this from the browser, except for the files of the product. If a session ends without you, changes that weren’t sent stay until the same account signs in again.</p>

<h2>Analytics</h2>
<p>There are none unless the operator has connected an analytics service (PostHog, on a server of their own or of that company), and then only with your consent. You’re asked on your home screen. Until you say yes, nothing is sent to the service, its program isn’t even loaded, and nothing is kept to be sent later. A no changes nothing in what the product does.</p>
<p>After a yes, your browser tells the service, as it happens:</p>
<ul>
<li>the name of the screen that you open, such as “idea-vault”, and never its address;</li>
<li>that an idea was captured, moved, with its new status, or archived, and never which one or what it says;</li>
<li>with each of these the time, and a random number that was made for this browser and this yes.</li>
</ul>
<p>Nothing else is in it: no text of yours, no name, no email address, no number of your account, no page that you came from. The service is told to keep no profile and not to guess where you are. As with every server that a browser contacts, it can see your network address and which browser you use.</p>
<p>The answer is kept in this browser until you sign out, and you can change it under <a href="/settings/account">Account</a>. A yes that you take back holds at once, in every tab. If your browser sends Do Not Track or Global Privacy Control, you’re neither asked nor counted.</p>

<h2>Who else is involved</h2>
<ul>
<li><strong>Sign-in.</strong> The built-in sign-in runs on this server. An operator can connect Google’s Firebase instead; then your address, your password and the sign-in itself are processed by Google, under its terms.</li>
<li><strong>Email.</strong> Emails go through the mail server that the operator has set.</li>
<li><strong>Articles.</strong> They can come from another content system. The server fetches them; your browser doesn’t contact it, and nothing about you is passed on.</li>
<li><strong>Analytics.</strong> With your consent alone, as above.</li>
<li>Fonts and pictures are served from here. Without your consent to analytics, reading these pages contacts no other server.</li>
</ul>

<h2>Deletion</h2>
<p>Under <a href="/settings/account">Account</a> you can download everything that the server keeps of you as one file, and delete your account. Deleting takes your account, your ideas and all that is recorded about them from the database at once, and from this browser too. Of links that you shared, the server keeps a fingerprint that names nobody, so that no one else can ever use their addresses. Backups may hold them until they’re replaced; 30 days is the longest an operator should keep them.</p>
<p>An archived idea isn’t deleted: a log keeps what happened. Delete the account if a text must go.</p>

<h2>Your rights</h2>
<p>Where the GDPR or a similar law applies, you may ask the operator for a copy of your data, for its correction or deletion, and for it in a form that a machine can read; the settings do most of this without asking anyone. You may object to its use and complain to a supervisory authority. The legal ground is the agreement with you, for the counting of failed attempts the interest in a safe service, and for analytics your consent.</p>

<h2>Changes</h2>
<p>A new version stands here with its date before it applies. Earlier ones are kept by the operator and given on request.</p>
`,
};
