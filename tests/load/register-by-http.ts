import type { Founder } from '../e2e/founder.ts';

/** Creates an account as the browser does, without a browser; answers with its access token. `headers` are of the registration. */
export async function registerByHttp(
  url: string,
  { email, password }: Founder,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const signUp = await post(`${url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`, {
    email,
    password,
    returnSecureToken: true,
  });
  const { accessToken } = await post(`${url}/api/v1/auth/register`, { firebaseToken: signUp['idToken'] }, headers);
  return String(accessToken);
}

async function post(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Record<string, unknown>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}
