import type { SeedArticle } from '../seed-article.ts';

export const useGroundworkFromPrograms: SeedArticle = {
  id: '5b0e7c1e-3d64-4f3a-9d0a-6f6b1f2a1c11',
  slug: 'api',
  title: 'Use Groundwork from your own programs',
  summary:
    'Read your ideas and evidence, capture ideas, and send commands with an access token: every call with a line of curl.',
  category: 'Product',
  cover: { id: '0c1d7a52-8a1e-4c55-b7f5-2f9f0a6de111', file: 'programs.svg' },
  publishedAt: '2026-11-10T08:00:00.000Z',
  status: 'published',
  body: `
<p>Your work in Groundwork is yours, also when you aren’t looking at it. A script can fetch it every night, a form can drop ideas into your vault, and a spreadsheet can keep count of your responses. This page shows how, one line of <code>curl</code> at a time. The complete description of every route, for tools that read such things, is at <code>/openapi.json</code> on the server you use.</p>

<h2>Make a token</h2>
<p>Open <a href="/settings/account">your account settings</a> and find “Developer access”. A token has a name, one workspace, an end, and one of two scopes:</p>
<ul>
<li><strong>Read</strong> shows the work, and nothing about people: no names, no emails, nothing that someone wrote or said.</li>
<li><strong>Read and write</strong> does what you can do in that workspace, except for managing its members.</li>
</ul>
<p>You see the token once. Keep it where you keep passwords, and give each program its own: everything a token does is recorded under its name, so that histories say “via Zapier”, and you can revoke one without stopping the others. The examples expect the address of your server and the token in two variables of your shell:</p>
<pre><code>export GROUNDWORK=https://groundwork.example
export TOKEN=gw_your_token</code></pre>

<h2>Read ideas</h2>
<p>Lists come in pages, the oldest first. Each answer has <code>items</code> and <code>next</code>. If <code>next</code> isn’t null, send it as <code>after</code> to get the page that follows.</p>
<pre><code>curl -H "Authorization: Bearer $TOKEN" "$GROUNDWORK/api/v1/ideas?limit=20"</code></pre>
<p>An idea that you’ve started exploring has a <code>projectId</code>. With it you can ask for the rest:</p>
<pre><code>curl -H "Authorization: Bearer $TOKEN" "$GROUNDWORK/api/v1/ideas/$IDEA"
curl -H "Authorization: Bearer $TOKEN" "$GROUNDWORK/api/v1/projects/$PROJECT/assumptions"
curl -H "Authorization: Bearer $TOKEN" "$GROUNDWORK/api/v1/projects/$PROJECT/experiments"
curl -H "Authorization: Bearer $TOKEN" "$GROUNDWORK/api/v1/projects/$PROJECT/interviews"
curl -H "Authorization: Bearer $TOKEN" "$GROUNDWORK/api/v1/projects/$PROJECT/evidence"
curl -H "Authorization: Bearer $TOKEN" "$GROUNDWORK/api/v1/projects/$PROJECT/decisions"
curl -H "Authorization: Bearer $TOKEN" "$GROUNDWORK/api/v1/projects/$PROJECT/pages"
curl -H "Authorization: Bearer $TOKEN" "$GROUNDWORK/api/v1/projects/$PROJECT/surveys"</code></pre>
<p>Every reading has an <code>ETag</code>. Send it back in <code>If-None-Match</code>, and an answer that hasn’t changed is an empty 304.</p>

<h2>Read results</h2>
<p>What came of a page is a set of counts; what came of a survey is a list of responses, in the words of its questions. A report comes as Markdown, ready for whatever you write in.</p>
<pre><code>curl -H "Authorization: Bearer $TOKEN" "$GROUNDWORK/api/v1/pages/$PAGE/figures"
curl -H "Authorization: Bearer $TOKEN" "$GROUNDWORK/api/v1/surveys/$SURVEY/responses"
curl -H "Authorization: Bearer $TOKEN" "$GROUNDWORK/api/v1/reports/$REPORT.md"</code></pre>

<h2>Capture an idea</h2>
<p>A title is enough. If your program may send the same thing twice, for example because its network failed in the middle, name the attempt in <code>Idempotency-Key</code>: the same key and title again give the same answer, and there’s still one idea.</p>
<pre><code>curl -X POST -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" -H "Idempotency-Key: monday-1" -d '{"title":"Bread by post"}' "$GROUNDWORK/api/v1/ideas"</code></pre>

<h2>Everything else</h2>
<p>Whatever you can do on the screen is a command, and whatever happened is an event. A program that knows them can do and see all of it, in batches of up to 500. Each command brings an id of its own; the same id again gives the stored answer, so sending it twice is safe. An event that a program caused has the name of its token in <code>via</code>.</p>
<pre><code>curl -X POST -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" -d '{"commands":[{"id":"'$ID'","type":"RenameIdea","stream":"idea-'$IDEA'","data":{"title":"Bread by bike"},"at":"2026-11-10T08:00:00Z"}]}' "$GROUNDWORK/api/v1/commands"
curl -H "Authorization: Bearer $TOKEN" "$GROUNDWORK/api/v1/events?after=0"</code></pre>

<h2>When something is refused</h2>
<ul>
<li><strong>401:</strong> the token is mistyped, has ended, or was revoked.</li>
<li><strong>403</strong> with <code>scope-insufficient</code>: the token only reads. With <code>not-for-tokens</code>: only you can do that, signed in.</li>
<li><strong>404:</strong> there’s no such thing in the token’s workspace. Other workspaces look empty to it.</li>
<li><strong>409</strong> with <code>key-reused</code>: you used that key for another title.</li>
<li><strong>429:</strong> more than 600 calls in a minute. Wait as many seconds as <code>Retry-After</code> says.</li>
</ul>
<p>Errors are JSON with a <code>message</code> for you, a <code>code</code> for your program, and a <code>requestId</code> to quote when you <a href="/resources/support">ask for help</a>.</p>
`,
};
