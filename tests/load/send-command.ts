import { type Agent, request } from 'node:http';

interface CommandDraft {
  readonly type: string;
  readonly stream: string;
  readonly data: object;
}

/** Sends one command by a request of its own, that captures an idea unless told otherwise; rejects unless the server accepts it. Plain node:http, so that the client costs little. */
export function sendCommand(url: URL, agent: Agent, token: string, draft: CommandDraft = anIdea()): Promise<void> {
  const command = { id: crypto.randomUUID(), ...draft, at: new Date().toISOString() };
  const body = JSON.stringify({ commands: [command] });
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        agent,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          authorization: `Bearer ${token}`,
        },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => {
          text += chunk;
        });
        answer.on('end', () =>
          text.includes('"status":"accepted"') ? resolve() : reject(new Error(`${answer.statusCode}: ${text}`)),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const anIdea = (): CommandDraft => ({
  type: 'CaptureIdea',
  stream: `idea-${crypto.randomUUID()}`,
  data: { title: 'Crumb: what each bake really costs' },
});
