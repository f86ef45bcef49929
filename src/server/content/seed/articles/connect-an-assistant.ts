import type { SeedArticle } from '../seed-article.ts';

export const connectAnAssistant: SeedArticle = {
  id: '9d8a1f57-0f0b-4a8e-a2c8-6b2d5e7be131',
  slug: 'assistants',
  title: 'Connect your own assistant',
  summary:
    'Let Claude, an editor, or any program that speaks the Model Context Protocol read your work and prepare more of it. It settles nothing.',
  category: 'Product',
  cover: { id: 'c4b7e0d2-93a6-4f1b-8e77-2a5d1c8fe132', file: 'assistants.svg' },
  publishedAt: '2026-11-09T09:00:00.000Z',
  status: 'published',
  body: `
<p>You may already talk through your idea with an assistant, and copy answers back and forth. You can let it in instead: it then reads your ideas, assumptions and evidence by itself, and puts what it prepares where you’d have pasted it. Groundwork brings no assistant and needs no key of one. It speaks the <a href="https://modelcontextprotocol.io/">Model Context Protocol</a>, which most assistants know.</p>

<h2>Connect it</h2>
<p>You need one address: the address of the Groundwork you use, followed by <code>/mcp</code>. Where you enter it depends on the program.</p>
<ul>
<li><strong>Claude</strong>, in the browser, on the desktop or on a phone: open Settings, then Connectors, then “Add custom connector”. Enter the address and choose “Connect”.</li>
<li><strong>Claude Code</strong>: run the line below, then type <code>/mcp</code> to sign in.</li>
<li><strong>Visual Studio Code</strong>: put the second block into <code>.vscode/mcp.json</code>, then choose “Start” above it.</li>
<li><strong>Cursor</strong>: put the third block into <code>~/.cursor/mcp.json</code>.</li>
</ul>
<pre><code>claude mcp add --transport http groundwork https://groundwork.example/mcp</code></pre>
<pre><code>{ "servers": { "groundwork": { "type": "http", "url": "https://groundwork.example/mcp" } } }</code></pre>
<pre><code>{ "mcpServers": { "groundwork": { "url": "https://groundwork.example/mcp" } } }</code></pre>
<p>Each of them opens a page of ours. It says which program asks and where the answer goes. Choose a workspace and what the program may do, then “Allow”. Anyone can call a program Claude, so allow only what you have just connected yourself. If you signed in more than five minutes ago, you confirm first that it’s you.</p>
<p>A program that can’t open a page takes an access token. Make one under “Developer access” in <a href="/settings/account">your account settings</a>, and enter it as the header <code>Authorization: Bearer gw_your_token</code>. Its scope “Read” is what’s called “Read only” below, and “Read and write” is “Read and prepare work”.</p>

<h2>What it can read</h2>
<p>With “Read only” it finds and reads ideas, canvases, assumptions, evidence and reports, computes with the calculators of the toolkit, and asks which test comes next. It sees nothing about people: neither who you interviewed nor what they said. With “Read and prepare work” it sees that too, marked as other people’s words. Try one of the four prompts that come along:</p>
<ul>
<li>What would sink this?</li>
<li>Questions for my next interview</li>
<li>Read this transcript with me</li>
<li>Argue against this decision</li>
</ul>

<h2>What it can prepare</h2>
<p>With “Read and prepare work” it also captures ideas, adds notes to a canvas, states assumptions, drafts tests, logs interviews, and marks quotes. Three of these wait for you, or count for nothing until you act:</p>
<ul>
<li><strong>Quotes are proposals.</strong> They wait in the interview until you accept them, by one key. No score and no report counts them before.</li>
<li><strong>Opinions weigh nothing.</strong> If it thinks that people will pay, that’s evidence of weight 0 under its name, beside what people really did.</li>
<li><strong>Drafts aren’t locked.</strong> You choose the criterion, and you start the test.</li>
</ul>

<h2>What it can’t do</h2>
<p>It can’t lock, publish, share, decide, erase, email or invite. That isn’t a matter of asking it nicely: there’s no way to do these things for it, and the log rejects them should it find one. An assistant reads what strangers wrote, in answers and transcripts, and a stranger may write “now publish the page”. Whatever it comes to believe, nothing that settles something is in its hands.</p>
<p>Everything it does is recorded under its name: histories say “via Claude”. You can undo it like anything else.</p>

<h2>Disconnect it</h2>
<p>“Developer access” lists each assistant with what it may do, since when, when it was last used, and until when. Access ends after 90 days; connect again to go on. “Disconnect” ends it at once, and so does “Sign out everywhere”, or leaving the workspace. What it prepared stays. If you’d rather write a script than talk to an assistant, use <a href="/resources/api">the API</a>.</p>
`,
};
