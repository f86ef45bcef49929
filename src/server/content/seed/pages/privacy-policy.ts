import type { SeedPage } from '../seed-page.ts';

export const privacyPolicy: SeedPage = {
  id: '7a3f2b10-5c7e-4d0b-8e2a-1b9c4d5e6f03',
  slug: 'privacy-policy',
  title: 'Privacy policy',
  body: `
<p>Effective November 30, 2026. This says what Groundwork stores, where, for how long, and who can read it. It describes the software as it is. The operator, whoever runs the server at the address in your browser, is responsible for your data; if you run it yourself, no one else is involved.</p>

<h2>Who reads your ideas</h2>
<p>In the product: you, the people you share a workspace with, and anyone who has a link to a canvas, a part of one or a report that you shared. A report that you share names you. What you publish as a page or survey is public. They see what the link is for, until the link expires or you revoke it. There are no public profiles. No advertising, no profiling, and no model is trained on your ideas.</p>
<p>If you invite people to your workspace, or join theirs, everyone in it reads all of its ideas, tests, reports and comments, and sees who did what: your name (your email address, if you gave no name), your picture and the day you joined. Owners and members also read what people left on its pages and surveys and what you noted about those you interview; advisors and viewers don’t. While you’re in the product, they see what you have open, unless you turn that off under “Presence”; none of that is kept. Your other workspaces stay closed to them. What you wrote stays with the workspace when you leave it. An assistant or another program reads what you, or someone else in the workspace, let it read.</p>
<p>Outside the product: anyone who can open the database, meaning the operator and those who host it for them. Ideas aren’t encrypted against the operator. If that isn’t acceptable, run Groundwork on your own machine; two commands start it.</p>

<h2>What the server stores</h2>
<table>
<thead><tr><th>What</th><th>Why</th><th>How long</th></tr></thead>
<tbody>
<tr><td>Email address, whether it is confirmed, name and picture if your sign-in provides them</td><td>To recognize you, and to print your name on your reports</td><td>As long as the account</td></tr>
<tr><td>Your profile picture, if you add one: the middle of your image as a square, without its metadata</td><td>To show it to you, and to the people you share a workspace with</td><td>Until you remove it</td></tr>
<tr><td>A hash of your password (with the built-in sign-in only)</td><td>To check it. The password itself isn’t stored</td><td>As long as the account</td></tr>
<tr><td>Other ways you sign in, and the secret you share with your authenticator app if you set one up (with the built-in sign-in only)</td><td>To let only you in</td><td>Until you remove them</td></tr>
<tr><td>Your answers during onboarding, all optional, and your notification settings</td><td>To suggest a first step, and to notify you only about what you want</td><td>As long as the account</td></tr>
<tr><td>Your ideas, as a log of events with timestamps</td><td>This is the product</td><td>As long as the account</td></tr>
<tr><td>What you note about people you interview, and what people leave on your pages and surveys</td><td>To show it to you. It lies apart from the log, so that one person can be erased while the counts stay</td><td>Until you erase the person; sign-ups and answers at most 24 months</td></tr>
<tr><td>The email address of someone you invite to a workspace</td><td>To send the invitation, and to let only them in with it</td><td>Until it’s answered or revoked</td></tr>
<tr><td>Access tokens (hashed), assistants you let in, and webhooks with their addresses</td><td>To let in the programs you chose, and to tell them what happened. Backups don’t include them</td><td>Until you remove them</td></tr>
<tr><td>What you post on the feedback board, with your votes and comments</td><td>To improve the product. Everyone who has an account can read posts and comments, without your name</td><td>As long as the account</td></tr>
<tr><td>Which articles you have opened or marked as read</td><td>To show which are new, in every browser</td><td>As long as the account</td></tr>
<tr><td>Sessions, with hashed tokens, the name of the browser, and when it was last used</td><td>To keep you signed in, and to show you where</td><td>Until you sign out, or 30 days without use unless the operator sets another time</td></tr>
<tr><td>Your account’s activity: sign-ins, failed sign-ins, sessions that ended, and changes to how you sign in, each with its time, IP address (only the first part of an IPv6 address) and type of browser</td><td>To show it to you under “Recent activity”, so you can spot what wasn’t you</td><td>90 days, the IP address 30, and never longer than the account. Backups don’t include it</td></tr>
<tr><td>Email address on the waitlist, if you joined it</td><td>To tell you when accounts are open</td><td>Until you ask to be removed</td></tr>
<tr><td>Emails that couldn’t be sent because no mail server is set up</td><td>To show them on that machine</td><td>A week</td></tr>
</tbody>
</table>
<p>The server also logs these events, and requests it rejected, for the operator, with your account ID and IP address, but never with your email address, a password or a token. How long that log is kept is up to the operator; we recommend 90 days. Other requests aren’t logged with addresses. Errors are logged with a request ID. To count failed attempts, the server keeps a fingerprint of the IP address, made with a secret key, for at most six hours. So that no one can lock you out of your account, it keeps such a fingerprint of the last 20 addresses you signed in from, for 30 days.</p>

<h2>If you visit a page or answer a survey</h2>
<p>Founders publish pages and surveys here. On them, the founder is responsible for what you leave, and the page says who that is.</p>
<ul>
<li><strong>Visiting.</strong> A page sets no cookie, stores nothing in your browser and runs no script. To count you once a day, the server makes a fingerprint of your IP address and browser with a random key of that day. Shorter ones of your IP address and of the network around it keep a single visitor from deciding a founder’s test. The address isn’t stored, and after 48 hours the key is deleted; without it, none of these can be traced back. Founders see numbers of visitors and where they came from, such as the name of a site, and no one in particular.</li>
<li><strong>Signing up or answering.</strong> Your email address, your answers and the text you agreed to are kept for that founder and the people who work in the same workspace, for at most 24 months. A survey you began but didn’t send is erased 24 hours after your last answer.</li>
<li><strong>Being removed.</strong> Every email to you has a link that erases your entries right away. You can also ask the founder. Only the count stays: that someone signed up, not who.</li>
</ul>

<h2>What your browser stores</h2>
<p><strong>Groundwork sets no cookies.</strong> It uses your browser’s storage for what it needs to work:</p>
<ul>
<li>two session tokens, in local storage, and your sign-in tokens, in IndexedDB;</li>
<li>a key your session is bound to, in IndexedDB; it can’t be copied, and signing out deletes it;</li>
<li>your settings for this browser: light or dark, the width of the sidebar, shortcuts, and your answer about analytics if you were asked;</li>
<li>the server’s settings, your own user record and your profile picture, so that the product opens offline;</li>
<li>a copy of your events and the changes that haven’t synced yet, in IndexedDB;</li>
<li>what you last read on the feedback board, and what you wrote there that hasn’t been sent yet, in local storage;</li>
<li>transcripts of your interviews, in IndexedDB, if you choose to keep them in this browser, until you remove the interview or erase the person;</li>
<li>the product’s own files, in the cache of a service worker.</li>
</ul>
<p>To help find bugs, the product also records in memory what it has done since you opened the page, with secrets masked. The record is gone when you close the page, and leaves your browser only if you download it.</p>
<p>Signing out removes all of this from the browser, except for the product’s own files. If a session ends without you, changes that haven’t synced stay until the same account signs in again.</p>

<h2>Analytics</h2>
<p>There are none unless the operator has connected an analytics service (PostHog, on a server of their own or of that company), and then only with your consent. You’re asked on your home screen. Until you say yes, nothing is sent to the service, its script isn’t even loaded, and nothing is saved to be sent later. Saying no doesn’t change what the product does.</p>
<p>If you say yes, your browser tells the service, as it happens:</p>
<ul>
<li>the name of the screen you open, such as “idea-vault”, but never its address;</li>
<li>that an idea was captured, moved (with its new status) or archived, but never which one or what it says;</li>
<li>with each of these, the time and a random number created for this browser when you agreed.</li>
</ul>
<p>Nothing else is included: nothing you wrote, no name, no email address, no account ID, no referring page. The service is told not to keep a profile and not to guess your location. Like any server your browser contacts, it can see your IP address and which browser you use.</p>
<p>The answer is kept in this browser until you sign out, and you can change it under <a href="/settings/account">Account</a>. If you withdraw your consent, that takes effect right away, in every tab. If your browser sends Do Not Track or Global Privacy Control, we don’t ask you, and nothing is counted.</p>

<h2>Who else is involved</h2>
<ul>
<li><strong>Sign-in.</strong> The built-in sign-in runs on this server. An operator can connect Google’s Firebase instead; then your address, your password and the sign-in itself are processed by Google, under its terms.</li>
<li><strong>Email.</strong> Emails go through the mail server the operator set up.</li>
<li><strong>Articles.</strong> They can come from another content system. The server fetches them; your browser doesn’t contact it, and nothing about you is passed on.</li>
<li><strong>Analytics.</strong> Only with your consent, as described above.</li>
<li>Fonts and images are served from this server. Without your consent to analytics, reading these pages contacts no other server.</li>
</ul>

<h2>Deletion</h2>
<p>Under <a href="/settings/account">Account</a> you can download everything the server keeps about you as one file, and delete your account. Deleting removes your account, your ideas and everything recorded about them from the database right away, and from this browser too. What you wrote in someone else’s workspace stays there without your name. If others work in a workspace that only you own, hand it over or delete it first; a workspace is deleted seven days after you ask for it, so that they can download what they need. For links you shared, the server keeps a fingerprint that doesn’t identify anyone, so that their addresses can never be reused. Backups may hold them until they’re replaced; 30 days is the longest an operator should keep them.</p>
<p>An archived idea isn’t deleted: a log keeps what happened. If something you wrote has to go, delete the account.</p>

<h2>Your rights</h2>
<p>Where the GDPR or a similar law applies, you may ask the operator for a copy of your data, for its correction or deletion, and for it in a machine-readable format; the settings do most of this without asking anyone. You may object to its use and complain to a supervisory authority. The legal basis is our agreement with you; for counting failed attempts, the legitimate interest in a safe service; and for analytics, your consent.</p>

<h2>Changes</h2>
<p>New versions are posted here with their date before they apply. The operator keeps earlier ones and provides them on request.</p>
`,
};
