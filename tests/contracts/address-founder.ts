import { randomUUID } from 'node:crypto';
import type { CommandResult } from '#domain/log/command-result.ts';
import type { JsonObject } from '#domain/log/json.ts';
import { deleteAccount } from '#server/accounts/delete-account.ts';
import { isBanned } from '#server/published/publishing-bans.ts';
import { yesNo } from '../fixtures/a-survey.ts';
import type { PublishedApp } from '../fixtures/published-app.ts';
import { command } from './event-store-fixture.ts';

const form = { id: 'form', kind: 'form', parent: null, fields: { consent: 'I agree.' } };
const questions = [{ id: 'own', kind: 'one-of', title: 'Do you own a bakery?', options: yesNo }];
const said = (result: CommandResult | undefined): string =>
  result?.status === 'accepted' ? result.events.map(({ type }) => type).join(' ') : `${result?.reason}`;

interface MadeAs {
  readonly id?: string;
  readonly projectId?: string;
}

export type AFounder = Awaited<ReturnType<typeof aFounderOn>>;

/** A founder with a verified address and a project, who publishes as far as they may. */
export async function aFounderOn(app: PublishedApp, clock: () => Date, given: { readonly email?: string } = {}) {
  const [workspaceId, id, ideaId] = [await app.anotherFounder(), randomUUID(), randomUUID()];
  const project = `project-${randomUUID()}`;
  const ownProject = project.slice('project-'.length);
  const { email = `${id}@example.org` } = given;
  const account = { id, workspace_id: workspaceId, provider_uid: id, email, email_verified: true };
  await app.db
    .insertInto('accounts')
    .values({ ...account, profile_as_of: clock(), created_at: clock() })
    .execute();
  const batch = async (stream: string, commands: readonly (readonly [type: string, data: JsonObject])[]) => {
    const by = { kind: 'founder', id } as const;
    const may = { hasVerifiedAddress: true, isBanned: await isBanned(app.db, workspaceId) };
    const results = await app.eventStore.execute(
      { workspaceId, by, device: 'test', ...may },
      commands.map(([type, data]) => command(type, stream, data)),
    );
    return results.map(said);
  };
  const send = async (stream: string, type: string, data: JsonObject = {}): Promise<string> =>
    (await batch(stream, [[type, data]]))[0] ?? '';
  await send(`idea-${ideaId}`, 'CaptureIdea', { title: 'Crumb' });
  await send(project, 'StartProject', { ideaId, canvasId: randomUUID() });
  return {
    workspaceId,
    id,
    project,
    batch,
    send,
    erase: () => app.db.transaction().execute((trx) => deleteAccount(trx, id, clock())),
    /** A page with a form; `answer` says whether it is published. */
    async page(slug: string, title = 'Crumb', { id: pageId = randomUUID(), projectId = ownProject }: MadeAs = {}) {
      const stream = `page-${pageId}`;
      await send(stream, 'CreatePage', { projectId, title, template: { blocks: [form] } });
      await send(stream, 'SetPage', { slug });
      const answer = await send(stream, 'PublishPage');
      return { stream, answer, send: (type: string, data: JsonObject = {}) => send(stream, type, data) };
    },
    async survey(surveyId: string = randomUUID(), title = 'Bread', { projectId = ownProject }: MadeAs = {}) {
      const stream = `survey-${surveyId}`;
      await send(stream, 'CreateSurvey', { projectId, title, template: { questions } as never });
      await send(stream, 'SetSurvey', { by: 'Ada, ada@example.org', consent: 'Ada may write to me.' });
      const answer = await send(stream, 'PublishSurvey');
      return { surveyId, answer, send: (type: string, data: JsonObject = {}) => send(stream, type, data) };
    },
  };
}

/** Leads where, shows what, or answers which status. */
export async function titleAt(app: PublishedApp, path: string): Promise<string | number> {
  const answer = await fetch(`${app.origin}${path}`, { redirect: 'manual' });
  const text = await answer.text();
  if (answer.status === 308) return `to ${answer.headers.get('location')}`;
  return answer.ok ? (/<title>([^<]*)/.exec(text)?.[1] ?? '') : answer.status;
}
