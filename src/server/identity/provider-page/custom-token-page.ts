import { escapeMarkup } from '../../pages/escape-markup.ts';
import { localFrame } from '../../pages/local-frame.ts';

/** The form that a custom token is asked for with; with `link`, also the one that was made. */
export const customTokenPage = (link?: string, problem?: string): string =>
  localFrame({
    title: 'Custom sign-in token',
    style: '/emulator/auth/handler.css',
    body: `<p class="mark">This machine only</p>
<h1>Custom sign-in token</h1>
<p>Signs in as anyone, without a password or a second factor, for an hour. A name that no one has becomes a new user.</p>
${problem === undefined ? '' : `<p class="problem" role="alert">${escapeMarkup(problem)}</p>`}
${link === undefined ? '' : made(link)}
<form method="post" action="/dev/custom-token">
<label for="who">Email or user id</label>
<input id="who" name="who" maxlength="320" spellcheck="false" autocomplete="off" required>
<div class="actions">
<button type="submit" class="primary">Make a token</button>
</div>
</form>`,
  });

const made = (link: string): string => `<p><a href="${escapeMarkup(link)}">Sign in with this token</a></p>
<p><code>${escapeMarkup(link)}</code></p>`;
