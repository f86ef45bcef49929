import { providerChannel, providerEventKey } from '#domain/auth/provider-events.ts';
import { escapeMarkup } from '../../pages/escape-markup.ts';
import { localFrame } from '../../pages/local-frame.ts';
import type { IdentityLink } from '../identity-links.ts';
import { providerNames } from '../provider-id.ts';
import type { ProviderRequest } from './provider-request.ts';

/**
 * The page of a stand-in. Its script and style are files, as the content policy asks; see `provider-script.ts`. The
 * buttons can be pressed once the script hears them: the browser would send the form to this page itself.
 */
export function providerPage(request: ProviderRequest, known: readonly IdentityLink[]): string {
  const name = providerNames[request.providerId];
  const needsEmail = request.providerId !== 'twitter.com';
  return localFrame({
    ...files,
    title: `Local sign-in with ${name}`,
    body: `<p class="mark">Local sign-in</p>
<h1>Sign in with ${name}</h1>
<p>This page stands in for ${name} on this machine. Nothing is sent to ${name}, and you don’t need a password. Choose who to be.</p>
<p id="problem" role="alert"></p>
<form id="provider" novalidate ${dataOf(request)}>
${known.length > 0 ? knownPeople(known) : ''}
<label for="email">Email${needsEmail ? '' : ' (optional)'}</label>
<input id="email" name="email" type="email" autocomplete="email" maxlength="320" spellcheck="false"${needsEmail ? ' required' : ''}>
<label for="name">Name${needsEmail ? ' (optional)' : ''}</label>
<input id="name" name="name" autocomplete="name" maxlength="128"${needsEmail ? '' : ' required'}>
<div class="actions">
<button type="submit" class="primary" disabled>Continue</button>
<button type="button" id="cancel" disabled>Cancel</button>
</div>
</form>
<noscript><p>This page needs JavaScript to hand your choice back to Groundwork.</p></noscript>`,
  });
}

/** Page that is shown if the provider's page cannot do what its address asks for. */
export const providerProblemPage = (problem: string): string =>
  localFrame({
    ...files,
    title: 'Local sign-in',
    body: `<p class="mark">Local sign-in</p>\n<h1>This didn’t work</h1>\n<p>${escapeMarkup(problem)}</p>`,
  });

const files = { style: '/emulator/auth/handler.css', script: '/emulator/auth/handler.js' };

const dataOf = ({ providerId, authType, eventId, returnTo }: ProviderRequest): string =>
  Object.entries({
    provider: providerId,
    type: authType,
    event: eventId,
    channel: providerChannel,
    key: providerEventKey,
    ...(returnTo !== null && { return: returnTo }),
  })
    .map(([name, value]) => `data-${name}="${escapeMarkup(value)}"`)
    .join(' ');

const knownPeople = (known: readonly IdentityLink[]): string => `<fieldset>
<legend>Been here before</legend>
${known.map(person).join('\n')}
</fieldset>`;

const person = ({ email, display_name: name }: IdentityLink): string =>
  `<button type="button" class="known" disabled data-email="${escapeMarkup(email ?? '')}" data-name="${escapeMarkup(name ?? '')}">
${[name, email]
  .filter((text) => text !== null)
  .map((text) => `<span>${escapeMarkup(text)}</span>`)
  .join('\n')}
</button>`;
