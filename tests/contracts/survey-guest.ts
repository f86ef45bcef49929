import { randomUUID } from 'node:crypto';
import type { IntakeEntry } from '#domain/intake/intake.ts';
import type { CommandResult } from '#domain/log/command-result.ts';
import type { JsonObject } from '#domain/log/json.ts';
import { surveyStreamOf } from '#domain/survey/survey-kind.ts';
import { entriesIn } from '../fixtures/entries-in.ts';
import type { PublishedApp } from '../fixtures/published-app.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
let guests = 0;

/** The smallest PDF that is taken for one, with as much text in it. */
export const aPdf = (text = 'list'): Uint8Array<ArrayBuffer> =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\n% ${text}\nstartxref\n9\n%%EOF\n`);

export interface Shown {
  readonly status: number;
  readonly html: string;
  readonly headers: Headers;
}

/** A founder's survey on the web. */
export async function aPublishedSurvey(
  app: PublishedApp,
  clock: () => Date,
  questions: readonly object[],
  settings: JsonObject = {},
) {
  const surveyId = randomUUID();
  const stream = surveyStreamOf(surveyId);
  const founder = {
    workspaceId: app.workspaceId,
    by: { kind: 'founder', id: app.workspaceId },
    device: 'test',
  } as const;
  const send = async (type: string, data: JsonObject = {}, to: string = stream) => {
    const command = { id: randomUUID(), type, stream: to, data, at: clock().toISOString() };
    const [result] = await app.eventStore.execute({ ...founder, hasVerifiedAddress: true }, [command]);
    return said(result);
  };
  const template = { questions } as unknown as JsonObject;
  await send('CreateSurvey', { projectId: app.projectId, title: 'Bread', template });
  await send('SetSurvey', { by: 'Ada, ada@example.org', consent: 'Ada may write to me.', ...settings });
  const published = await send('PublishSurvey');
  if (published !== 'SurveyPublished') throw new Error(published);
  return {
    surveyId,
    send,
    async entries(): Promise<readonly IntakeEntry[]> {
      return entriesIn(await app.intake(surveyId));
    },
  };
}

const said = (result: CommandResult | undefined): string =>
  result?.status === 'accepted' ? result.events.map(({ type }) => type).join(' ') : `${result?.reason}`;

/** Somebody new, in a network of their own, with a browser without scripts. */
export class SurveyGuest {
  readonly #app: Pick<PublishedApp, 'origin'>;
  readonly #wait: (ms: number) => void;
  readonly #headers: Readonly<Record<string, string>>;
  shown: Shown = { status: 0, html: '', headers: new Headers() };
  path = '';

  constructor(
    app: Pick<PublishedApp, 'origin'>,
    wait: (ms: number) => void,
    headers: Readonly<Record<string, string>> = {},
  ) {
    this.#app = app;
    this.#wait = wait;
    this.#headers = { 'x-forwarded-for': `10.9.${guests >> 8}.${guests++ & 255}`, 'user-agent': browser, ...headers };
  }

  async open(path: string): Promise<string> {
    this.path = path;
    await this.#take(await this.#fetch(path));
    const picture = /src="(\/s\/[^"]+\/seen\/[^"]+)"/.exec(this.shown.html)?.[1];
    if (picture) await (await this.#fetch(picture)).arrayBuffer();
    this.#wait(5000);
    return this.heading;
  }

  /** Sends the form that is shown, with these fields filled in. */
  async send(fields: Readonly<Record<string, string | readonly string[]>> = {}): Promise<string> {
    // Which file it is, is for the server to say.
    if (this.shown.html.includes('enctype="multipart/form-data"')) {
      const { file, ...others } = fields;
      return this.sendFile(file === undefined ? undefined : aPdf(), others);
    }
    const body = new URLSearchParams(this.hidden);
    for (const [name, values] of Object.entries(fields)) {
      body.delete(name);
      for (const value of [values].flat()) body.append(name, value);
    }
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' };
    await this.#take(await this.#fetch(this.action, { method: 'POST', headers, body }));
    return this.heading;
  }

  /** Sends the form that is shown with a file, or as a browser does with none. */
  async sendFile(
    file: Uint8Array<ArrayBuffer> | undefined,
    fields: Readonly<Record<string, string | readonly string[]>> = {},
  ) {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...this.hidden, ...fields }))
      for (const each of [value].flat()) body.append(name, each);
    // Called as nothing of ours is, whatever is in it.
    body.append('file', new Blob(file ? [file] : []), file ? '../../Ada’s list.html' : '');
    return this.sendBody(body);
  }

  /** Sends whatever to where the form that is shown leads. */
  async sendBody(
    body: NonNullable<RequestInit['body']>,
    headers: Readonly<Record<string, string>> = {},
    to = this.action,
  ): Promise<string> {
    await this.#take(await this.#fetch(to, { method: 'POST', headers: { origin: 'null', ...headers }, body }));
    return this.heading;
  }

  get action(): string {
    return /<form method="post" action="([^"]+)"/.exec(this.shown.html)?.[1] ?? this.path;
  }

  /** Hidden fields of the form, which it sends by itself. */
  get hidden(): Record<string, string> {
    const fields = this.shown.html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
    return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]));
  }

  get heading(): string {
    return (/<h1[^>]*>(.*?)<\/h1>/s.exec(this.shown.html)?.[1] ?? '').replace(/<[^>]+>/g, '');
  }

  /** Shown problem; empty without one. */
  get problem(): string {
    return /role="alert"[^>]*>.*?<(?:a|p)[^>]*>([^<]+)/s.exec(this.shown.html)?.[1] ?? '';
  }

  /** The link to go on with elsewhere. */
  get later(): string {
    return /<p>http[^<]*?(\/s\/[^<]+)<\/p>/.exec(this.shown.html)?.[1] ?? '';
  }

  #fetch(path: string, init: RequestInit = {}) {
    const headers = { ...this.#headers, ...(init.headers as Record<string, string> | undefined) };
    return fetch(`${this.#app.origin}${path}`, { ...init, headers, redirect: 'manual', ...{ duplex: 'half' } });
  }

  async #take(answer: Response): Promise<void> {
    const location = answer.headers.get('location');
    if (answer.status === 303 && location) {
      this.path = location;
      await answer.arrayBuffer();
      return this.#take(await this.#fetch(location));
    }
    this.shown = { status: answer.status, html: await answer.text(), headers: answer.headers };
  }
}
