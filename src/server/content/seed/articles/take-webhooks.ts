import type { SeedArticle } from '../seed-article.ts';

/** The imports of its programs have their quotes encoded: they are not imports of this file. */
export const takeWebhooks: SeedArticle = {
  id: '2f3f7c0a-6a5e-4c1d-8b1f-3d0c9a7be121',
  slug: 'webhooks',
  title: 'Take webhooks from Groundwork',
  summary:
    'Let a program of yours know the moment something happens: how to check that a message is ours, in which order messages come, and what each of them says.',
  category: 'Product',
  cover: { id: '7e2b6a14-5d0f-4b83-9c55-1f6f0a4de122', file: 'webhooks.svg' },
  publishedAt: '2026-11-09T08:00:00.000Z',
  status: 'published',
  body: `
<p>A webhook tells a program of yours what has just happened in a workspace: someone signed up, a test was judged, a decision was recorded. You don’t have to ask every minute; we send a message when there’s something to say. For Slack and Discord you need no program at all: choose them as the kind, and paste the address of an incoming webhook that you made there. The rest of this page is for programs.</p>

<h2>Add a webhook</h2>
<p>Open <a href="/settings/account">your account settings</a>, find “Developer access”, and choose “New webhook”. You say which address takes the messages and what they’re about. The address must be https and reachable from the internet; we follow no redirects. A program that you’re still writing has no such address; a tunnel lends it one. You then see a secret that begins with <code>whsec_</code>, once. Keep it where your program finds it. “Deliveries” shows the last hundred messages with what your program answered, and sends a test or any of them again.</p>

<h2>Check that it’s from us</h2>
<p>Anyone who learns the address can send something there, so check each message before you believe it. Ours follow <a href="https://www.standardwebhooks.com/">Standard Webhooks</a>, and there are libraries for most languages. This is a whole receiver for Node.js with the package <code>standardwebhooks</code>:</p>
<pre><code>import { createServer } from &quot;node:http&quot;;
import { Webhook } from &quot;standardwebhooks&quot;;

const webhook = new Webhook(process.env.SECRET);
const seen = new Set();

createServer(async (request, response) =&gt; {
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += part;
  let message;
  try {
    message = webhook.verify(body, request.headers);
  } catch {
    response.writeHead(401).end();
    return;
  }
  response.writeHead(204).end();
  const id = request.headers['webhook-id'];
  if (seen.has(id)) return;
  seen.add(id);
  console.log(message.type, JSON.stringify(message.data));
}).listen(process.env.PORT);
</code></pre>
<p>Without the package, sign the same text yourself and compare. It’s the id, the timestamp and the body as they came, joined by dots:</p>
<pre><code>import { createHmac, timingSafeEqual } from &quot;node:crypto&quot;;

export function isOurs(secret, headers, body) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  const isFresh = Math.abs(Date.now() / 1000 - timestamp) &lt; 300;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const wanted = createHmac('sha256', key).update([id, timestamp, body].join('.')).digest();
  return isFresh &amp;&amp; headers['webhook-signature'].split(' ').some((each) =&gt; {
    const given = Buffer.from(each.slice('v1,'.length), 'base64');
    return given.length === wanted.length &amp;&amp; timingSafeEqual(given, wanted);
  });
}
</code></pre>
<p>For 24 hours after “New secret” each message has two signatures, so that you can change the secret in your program without losing one.</p>

<h2>What you can count on</h2>
<ul>
<li><strong>At least once.</strong> A message may come twice, for example if your answer got lost. The header <code>webhook-id</code> is then the same, so remember the ids you’ve seen.</li>
<li><strong>In order.</strong> Messages about one thing, such as one page or one comment thread, come in the order in which it happened; a later one waits for the earlier. Different things don’t wait for each other.</li>
<li><strong>Again after a failure.</strong> Answer with a status from 200 to 299 within 10 seconds, and do slow work after that. Otherwise we try again after 5 seconds, 5 minutes, 30 minutes, 2, 5, 10 and 24 hours; then we give that message up and go on with the next.</li>
<li><strong>Switched off in the end.</strong> If you answer 410, or if nothing arrives for three days, the webhook is switched off, and whoever made it gets an email. Switch it on when your program works again, and send what it missed from “Deliveries”.</li>
</ul>

<h2>What a message says</h2>
<p>The body is JSON with <code>type</code>, <code>timestamp</code> and <code>data</code>. Besides what’s listed here, <code>data</code> always has a <code>link</code> to the place in Groundwork. Titles are those of the moment of sending.</p>
<ul>
<li><code>idea.captured</code>: id, title, pitch</li>
<li><code>experiment.started</code>: id, projectId, assumptionId, assumption, method, question, criterion, n, endsAt</li>
<li><code>sign_up.received</code>: id, projectId, pageId, page, goal, source, place, email, answers</li>
<li><code>response.completed</code>: id, projectId, surveyId, survey, source, language, choices, email, words</li>
<li><code>experiment.judged</code>: id, projectId, assumptionId, assumption, method, question, criterion, verdict, yeses, answers, interval</li>
<li><code>evidence.recorded</code>: id, projectId, assumptionId, assumption, direction, rung, weight, text, url, experimentId</li>
<li><code>decision.recorded</code>: id, projectId, project, kind, reason, reversedBy, askAgainOn, score</li>
<li><code>page.published</code>: id, projectId, title, version, address</li>
<li><code>comment.created</code>: id, threadId, projectId, subject, text, author</li>
</ul>
<p>What’s about people, such as an email or what someone wrote, is there only if you ticked “Include personal data” and may see it yourself. Someone who was erased is in no message that is sent later. To read more about what you were told of, use <a href="/resources/api">the API</a>.</p>
`,
};
