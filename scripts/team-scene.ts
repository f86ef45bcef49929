import { readFileSync } from 'node:fs';
import { picturePath } from '../src/domain/account/picture.ts';
import { blocksOfTemplate } from '../src/domain/report/report-templates.ts';
import type { Role } from '../src/domain/team/role.ts';
import { callAs, letIn, openPerson, type Person, sendAs } from '../tests/contracts/fixtures/open-team.ts';
import { fullBoard } from '../tests/fixtures/full-board.ts';
import { draftScene, type SceneName, type ValidateScene } from '../tests/fixtures/validate-scene.ts';

type Draft = readonly [stream: string, type: string, data: object];

export interface TeamScene extends Omit<ValidateScene, 'account'> {
  /** Mira, whose workspace it is. */
  readonly owner: Person;
  /** Streams of the canvas of its idea, and the id of that idea. */
  readonly canvas: string;
  readonly ideaId: string;
  /** Sends a command as somebody in the workspace. Rejects if it is refused. */
  send(by: Person, ...draft: Draft): Promise<void>;
  /** Somebody new by that name, who has joined. */
  join(name: string, role: Role): Promise<Person>;
}

/** A team's workspace with an idea that has come as far as the scene, a full canvas and a report. */
export async function openTeamScene(url: string, name: SceneName): Promise<TeamScene> {
  const { drafts, ...scene } = draftScene(name);
  const owner = await openPerson(url);
  await callIt(url, owner, 'Mira Sandoval');
  await showPicture(url, owner);
  const send: TeamScene['send'] = async (by, ...draft) => {
    const said = await sendAs(url, by, owner.workspace, draft);
    if (!Array.isArray(said)) throw new Error(`${draft[1]} was answered ${said}`);
  };
  await send(owner, `team-${owner.workspace}`, 'NameWorkspace', { name: 'Crumb bakery' });
  for (const draft of drafts) await send(owner, ...draft);
  const started = drafts.find(([, type]) => type === 'StartProject')?.[2] as { ideaId: string; canvasId: string };
  const canvas = `canvas-${started.canvasId}`;
  await send(owner, canvas, 'PlaceNodes', fullBoard);
  const join = async (called: string, role: Role): Promise<Person> => {
    const person = await openPerson(url);
    await callIt(url, person, called);
    await letIn(url, owner, person, role);
    return person;
  };
  return { ...scene, owner, canvas, ideaId: started.ideaId, send, join };
}

/** A report of everything that was tested; its id. */
export async function writeReport({ owner, projectId, send }: TeamScene): Promise<string> {
  const id = crypto.randomUUID();
  const report = { projectId, title: 'What we know by now', blocks: blocksOfTemplate('validation') };
  await send(owner, `report-${id}`, 'WriteReport', report);
  return id;
}

async function callIt(url: string, person: Person, displayName: string): Promise<void> {
  await callAs(url, person, ['PATCH', '/api/user/me', { displayName }]);
}

async function showPicture(url: string, { accessToken }: Person): Promise<void> {
  const answer = await fetch(`${url}${picturePath}`, {
    method: 'PUT',
    headers: { 'content-type': 'image/png', authorization: `Bearer ${accessToken}` },
    body: readFileSync('public/icon-192.png'),
  });
  if (!answer.ok) throw new Error(`the picture was answered ${answer.status}`);
}
