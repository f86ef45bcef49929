/** The script of a stand-in's page. It runs in the browser, from its own text: it may use nothing from outside of it. */
function runProviderPage(): void {
  const chosen = localStorage.getItem('groundwork-theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset['theme'] = chosen;

  document.addEventListener('DOMContentLoaded', () => {
    const form = document.querySelector<HTMLFormElement>('#provider');
    const problem = document.querySelector<HTMLElement>('#problem');
    if (!form || !problem) return;
    const { provider, type, event: eventId, channel = '', key = '', return: returnTo } = form.dataset;
    const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;

    /** Hands the outcome to the page of the product and leaves. */
    const finish = (outcome: object): void => {
      const none = { urlResponse: null, sessionId: null, postBody: null, tenantId: null };
      const authEvent = { type, eventId, ...none, ...outcome };
      if (returnTo) {
        sessionStorage.setItem(key, JSON.stringify(authEvent));
        location.replace(returnTo);
        return;
      }
      const product = new BroadcastChannel(channel);
      product.postMessage(authEvent);
      product.close();
      window.close();
    };

    const choose = async (email: string, displayName: string): Promise<void> => {
      problem.textContent = '';
      try {
        const answer = await fetch(location.pathname, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ providerId: provider, email, displayName }),
        });
        const said = await answer.json();
        if (!answer.ok) throw new Error(said.message);
        finish({ urlResponse: said.urlResponse, sessionId: 'local' });
      } catch (error) {
        problem.textContent =
          error instanceof TypeError ? 'The server didn’t respond. Please try again.' : (error as Error).message;
        field('email').focus();
      }
    };

    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void choose(field('email').value, field('name').value);
    });
    for (const known of form.querySelectorAll<HTMLElement>('.known')) {
      known.addEventListener('click', () => void choose(known.dataset['email'] ?? '', known.dataset['name'] ?? ''));
    }
    document.querySelector('#cancel')?.addEventListener('click', () => {
      const code = returnTo ? 'auth/user-cancelled' : 'auth/popup-closed-by-user';
      finish({ error: { code, message: 'The sign-in was canceled.' } });
    });
    for (const button of form.querySelectorAll('button')) button.disabled = false;
    field('email').focus();
  });
}

export const providerScript = `'use strict';\n(${runProviderPage.toString()})();\n`;
