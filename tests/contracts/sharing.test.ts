import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UploadedAsset } from '#domain/assets/asset.ts';
import type { SharedNode } from '#domain/sharing/shared-node.ts';
import { grantHash } from '#server/sharing/grant-hash.ts';
import { newFounder, type Tokens } from './fixtures/founder.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';

const rounds = process.env['TEST_FULL'] ? 200 : 20;

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(async () => app?.stop());

const newGrant = (): string => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url');

interface Canvas {
  readonly founder: Tokens;
  readonly ideaId: string;
  readonly projectId: string;
  readonly canvasId: string;
  /** Sends one command on the canvas, or on another stream; what became of it: its reason, or `accepted`. */
  send(type: string, data: object, stream?: string): Promise<string>;
  share(node: string, grant?: string, expiresAt?: string | null): Promise<string>;
}

async function verify(email: string): Promise<void> {
  await app.db.updateTable('accounts').set({ email_verified: true }).where('email', '=', email).execute();
}

const note = (id: string, more: object = {}) => ({ id, kind: 'note', x: 0, y: 0, width: 200, height: 96, ...more });
const id = (name: string): string => name.padEnd(12, '0');

/** A founder with a verified address and a project whose canvas has a frame with a note inside, and one beside it. */
async function canvasOf(
  name: string,
  ids: readonly string[] = [0, 1, 2].map(() => crypto.randomUUID()),
): Promise<Canvas> {
  const founder = await newFounder(app, `${name}@example.org`);
  await verify(`${name}@example.org`);
  const [ideaId = '', projectId = '', canvasId = ''] = ids;
  const send: Canvas['send'] = async (type, data, stream = `canvas-${canvasId}`) => {
    const command = { id: crypto.randomUUID(), type, stream, data, at: app.now().toISOString() };
    const answer = await app.call('POST', '/api/v1/commands', { commands: [command] }, founder.accessToken);
    const [result] = answer.json<{ results: { status: string; reason?: string }[] }>().results;
    return result?.reason ?? result?.status ?? '';
  };
  const share: Canvas['share'] = async (node, grant = newGrant(), expiresAt = null) => {
    expect(await send('ShareNode', { node: id(node), grant, expiresAt })).toBe('accepted');
    return grant;
  };
  const edge = { id: id('edge'), from: { node: id('inside'), side: 'auto' }, to: { node: id('beside'), side: 'auto' } };
  expect([
    await send('CaptureIdea', { title: 'Bread by bicycle' }, `idea-${ideaId}`),
    await send('StartProject', { ideaId, canvasId }, `project-${projectId}`),
    await send('PlaceNodes', {
      nodes: [
        note(id('frame'), { kind: 'frame', text: 'Plan', width: 800, height: 600 }),
        note(id('inside'), { text: 'bake', parent: id('frame') }),
        note(id('beside'), { text: 'secret of the bakery', x: 900 }),
      ],
      edges: [edge],
    }),
  ]).toEqual(['accepted', 'accepted', 'accepted']);
  return { founder, ideaId, projectId, canvasId, send, share };
}

const open = (projectId: string, grant: string, accessToken?: string) =>
  app.call('GET', `/api/v1/shared/${projectId}/${grant}`, undefined, accessToken);
const shown = async (projectId: string, grant: string, accessToken?: string): Promise<SharedNode> => {
  const answer = await open(projectId, grant, accessToken);
  expect(answer.statusCode).toBe(200);
  return answer.json<SharedNode>();
};
const statusOf = async (projectId: string, grant: string) => (await open(projectId, grant)).statusCode;

test('a link shows the node with what is inside, and says who looks', async () => {
  const { founder, projectId, share } = await canvasOf('ada');
  const other = await newFounder(app, 'reader@example.org');
  const grant = await share('frame');
  const answer = await open(projectId, grant);
  expect(['cache-control', 'x-robots-tag', 'referrer-policy'].map((name) => answer.headers[name])).toEqual([
    'no-store',
    'noindex',
    'no-referrer',
  ]);
  const { node, ...rest } = answer.json<SharedNode>();
  expect(rest).toEqual({ project: { title: 'Bread by bicycle' }, signedIn: false, owner: false });
  expect([node.id, node.nodes.map(({ text }) => text).sort(), node.edges, node.assets]).toEqual([
    id('frame'),
    ['Plan', 'bake'],
    [],
    {},
  ]);
  expect(answer.body).not.toContain('secret of the bakery');
  expect(await shown(projectId, grant, other.accessToken)).toMatchObject({ signedIn: true, owner: false });
  expect(await shown(projectId, grant, founder.accessToken)).toMatchObject({ signedIn: true, owner: true });
  expect(await shown(projectId, grant, 'no-token')).toMatchObject({ signedIn: false, owner: false });
});

test('of a note it shows what is connected, as it is now', async () => {
  const { projectId, share, send } = await canvasOf('bea');
  const grant = await share('beside');
  const texts = async () => (await shown(projectId, grant)).node.nodes.map(({ text }) => text).sort();
  expect(await texts()).toEqual(['bake', 'secret of the bakery']);
  expect(await send('EditText', { id: id('inside'), text: 'bake at night' })).toBe('accepted');
  expect(await send('RenameProject', { title: 'Night bread' }, `project-${projectId}`)).toBe('accepted');
  expect([await texts(), (await shown(projectId, grant)).project]).toEqual([
    ['bake at night', 'secret of the bakery'],
    { title: 'Night bread' },
  ]);
});

test('images come with addresses for just those that are shown', async () => {
  const { founder, projectId, send, share } = await canvasOf('cleo');
  const upload = async (width: number): Promise<UploadedAsset> => {
    const body = await sharp({ create: { width, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const answer = await fetch(`${app.origin}/api/v1/assets`, {
      method: 'POST',
      body: new Uint8Array(body),
      headers: { authorization: `Bearer ${founder.accessToken}` },
    });
    return (await answer.json()) as UploadedAsset;
  };
  const [inside, outside] = [await upload(10), await upload(11)];
  const image = (name: string, { id: asset }: UploadedAsset, parent: string | null) =>
    note(id(name), { kind: 'image', asset, parent });
  expect(await send('PlaceNodes', { nodes: [image('pic', inside, id('frame')), image('off', outside, null)] })).toBe(
    'accepted',
  );
  const grant = await share('frame');
  const { assets } = (await shown(projectId, grant)).node;
  expect(Object.keys(assets)).toEqual([inside.id]);
  expect((await fetch(app.origin + assets[inside.id]?.url)).status).toBe(200);
});

test('every link that opens nothing gets one and the same answer', async () => {
  const { founder, projectId, send, share } = await canvasOf('delphine');
  const elsewhere = await canvasOf('dora-too');
  const [revoked, expired, removed, alive] = [
    await share('frame'),
    await share('inside', newGrant(), new Date(app.now().getTime() + 60_000).toISOString()),
    await share('beside'),
    await share('frame'),
  ];
  expect(await Promise.all([revoked, expired, removed, alive].map((grant) => statusOf(projectId, grant)))).toEqual([
    200, 200, 200, 200,
  ]);
  expect(await send('RevokeShare', { grant: revoked })).toBe('accepted');
  expect(await send('RemoveNodes', { ids: [id('beside')] })).toBe('accepted');
  app.advance(61_000);
  const answers = [
    await open(projectId, newGrant()),
    await open(projectId, revoked),
    await open(projectId, expired),
    await open(projectId, removed),
    await open(projectId, id('frame')),
    await open(elsewhere.projectId, alive),
    await open(crypto.randomUUID(), alive),
    await open('no-id', alive),
    await open(projectId, '%00'),
    await open(projectId, revoked, founder.accessToken),
  ];
  const seen = answers.map(({ statusCode, headers, body }) => {
    const { requestId: _, ...rest } = JSON.parse(body);
    const { date: _date, 'content-length': _length, ...kept } = headers;
    return JSON.stringify([statusCode, kept, rest]);
  });
  expect(new Set(seen).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(404);
  expect(await statusOf(projectId, alive)).toBe(200);

  expect(await send('ArchiveProject', {}, `project-${projectId}`)).toBe('accepted');
  expect(await statusOf(projectId, alive)).toBe(404);
  expect(await send('RestoreProject', {}, `project-${projectId}`)).toBe('accepted');
  expect(await statusOf(projectId, alive)).toBe(200);
  expect(await send('RemoveProject', {}, `project-${projectId}`)).toBe('accepted');
  expect(await statusOf(projectId, alive)).toBe(404);
});

test('whoever is on its way to a revoked link gets another one only by sharing again', async () => {
  const { projectId, send, share } = await canvasOf('emmy');
  const first = await share('frame');
  await send('RevokeShare', { grant: first });
  const second = await share('frame');
  expect([await statusOf(projectId, first), await statusOf(projectId, second)]).toEqual([404, 200]);
  expect(await send('ShareNode', { node: id('frame'), grant: first, expiresAt: null })).not.toBe('accepted');
  expect(await statusOf(projectId, first)).toBe(404);
});

const textsOf = ({ node }: SharedNode) => node.nodes.map(({ text }) => text).sort();

test('a link to a selection shows exactly that, also after later edits', async () => {
  const { projectId, send } = await canvasOf('cora');
  expect(await send('PlaceNodes', { nodes: [note(id('third'), { text: 'third', y: 400 })] })).toBe('accepted');
  const grant = newGrant();
  expect(await send('ShareSelection', { ids: [id('inside'), id('third')], grant, expiresAt: null })).toBe('accepted');
  const first = await shown(projectId, grant);
  expect([first.node.id, textsOf(first), first.node.edges]).toEqual([null, ['bake', 'third'], []]);

  // What comes into a selected frame is shown, what is connected or lies beside is not.
  const placed = { nodes: [note(id('new'), { text: 'new secret', parent: id('frame') })] };
  const edge = { id: id('two'), from: { node: id('third'), side: 'auto' }, to: { node: id('new'), side: 'auto' } };
  expect(await send('PlaceNodes', placed)).toBe('accepted');
  expect(await send('ConnectNodes', { edges: [{ ...edge, text: 'secret arrow' }] })).toBe('accepted');
  const answer = await open(projectId, grant);
  expect(textsOf(answer.json<SharedNode>())).toEqual(['bake', 'third']);
  for (const secret of ['secret', id('new'), id('frame'), id('beside')]) expect(answer.body).not.toContain(secret);

  // What is removed leaves; once nothing is left the link is dead, until something is brought back.
  expect(await send('RemoveNodes', { ids: [id('inside')] })).toBe('accepted');
  expect(textsOf(await shown(projectId, grant))).toEqual(['third']);
  expect(await send('RemoveNodes', { ids: [id('third')] })).toBe('accepted');
  expect(await statusOf(projectId, grant)).toBe(404);
  expect(await send('RestoreNodes', { ids: [id('inside')] })).toBe('accepted');
  expect(textsOf(await shown(projectId, grant))).toEqual(['bake']);
  expect(await send('RevokeShare', { grant })).toBe('accepted');
  expect(await statusOf(projectId, grant)).toBe(404);
});

test('a link to a whole canvas shows all of it as it is now, and nothing that was removed', async () => {
  const { projectId, send } = await canvasOf('delia');
  const grant = newGrant();
  expect(await send('ShareCanvas', { grant, expiresAt: null })).toBe('accepted');
  expect(textsOf(await shown(projectId, grant))).toEqual(['Plan', 'bake', 'secret of the bakery']);
  expect(await send('RemoveNodes', { ids: [id('beside')] })).toBe('accepted');
  expect(await send('EditText', { id: id('inside'), text: 'bake at night' })).toBe('accepted');
  const answer = await open(projectId, grant);
  expect(textsOf(answer.json<SharedNode>())).toEqual(['Plan', 'bake at night']);
  expect(answer.body).not.toContain('secret of the bakery');
  expect(await send('RevokeShare', { grant })).toBe('accepted');
  expect(await statusOf(projectId, grant)).toBe(404);
});

test('a link opens under the project of its canvas alone, also for two of one founder', async () => {
  const { projectId, send, share } = await canvasOf('della');
  const [ideaId, other] = [crypto.randomUUID(), crypto.randomUUID()];
  expect([
    await send('CaptureIdea', { title: 'A secret' }, `idea-${ideaId}`),
    await send('StartProject', { ideaId, canvasId: crypto.randomUUID() }, `project-${other}`),
  ]).toEqual(['accepted', 'accepted']);
  const grant = await share('frame');
  expect([await statusOf(projectId, grant), await statusOf(other, grant)]).toEqual([200, 404]);
});

test('what is too much to be drawn is shown by the picture of the product', async () => {
  const { projectId, send } = await canvasOf('dagmar');
  const long = (from: number) =>
    Array.from({ length: 50 }, (_, n) => note(id(`long${from + n}x`), { x: (from + n) * 300, text: 'x'.repeat(5000) }));
  for (const from of [100, 150]) expect(await send('PlaceNodes', { nodes: long(from) })).toBe('accepted');
  const grant = newGrant();
  expect(await send('ShareCanvas', { grant, expiresAt: null })).toBe('accepted');
  const answer = await app.call('GET', `/shared/${projectId}/${grant}/image.png`);
  expect([answer.statusCode, answer.headers['location'], answer.headers['cache-control']]).toEqual([
    302,
    '/social.png',
    'no-store',
  ]);
});

test('a link has a picture of what it shows, which changes with it and goes with it', async () => {
  const { projectId, send } = await canvasOf('doris');
  const [grant, whole] = [newGrant(), newGrant()];
  expect(await send('ShareSelection', { ids: [id('inside')], grant, expiresAt: null })).toBe('accepted');
  expect(await send('ShareCanvas', { grant: whole, expiresAt: null })).toBe('accepted');
  const picture = async (of: string) => app.call('GET', `/shared/${projectId}/${of}/image.png`);
  const answer = await picture(grant);
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['x-robots-tag']]).toEqual([
    200,
    'image/png',
    'noindex',
  ]);
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  const pixels = async (of: string) => (await picture(of)).rawPayload.toString('base64');
  const before = await pixels(grant);
  expect(await pixels(whole)).not.toBe(before);
  // What is out of scope changes nothing in it, what is in it does.
  expect(await send('EditText', { id: id('beside'), text: 'another secret' })).toBe('accepted');
  expect(await pixels(grant)).toBe(before);
  expect(await send('EditText', { id: id('inside'), text: 'bake at night' })).toBe('accepted');
  const after = await pixels(grant);
  expect(after).not.toBe(before);
  expect(await send('RenameProject', { title: 'Night bread' }, `project-${projectId}`)).toBe('accepted');
  expect(await pixels(grant)).not.toBe(after);
  expect(await send('RevokeShare', { grant })).toBe('accepted');
  const dead = [await picture(grant), await picture(newGrant())].map((each) => [each.statusCode, each.json().code]);
  expect(dead).toEqual([
    [404, 'not-found'],
    [404, 'not-found'],
  ]);
});

test('a selection or a canvas is shared by its founder alone, with a verified address and a grant of its own', async () => {
  const dan = await canvasOf('dan');
  const used = await dan.share('frame');
  const thief = await newFounder(app, 'dans-thief@example.org');
  await verify('dans-thief@example.org');
  for (const [type, data] of [
    ['ShareSelection', { ids: [id('beside')] }],
    ['ShareCanvas', {}],
  ] as const) {
    const grant = newGrant();
    const command = { id: crypto.randomUUID(), type, stream: `canvas-${dan.canvasId}`, at: app.now().toISOString() };
    const commands = [{ ...command, data: { ...data, grant, expiresAt: null } }];
    const answer = await app.call('POST', '/api/v1/commands', { commands }, thief.accessToken);
    expect(answer.json().results).toMatchObject([{ status: 'rejected', reason: 'not-found' }]);
    expect(await statusOf(dan.projectId, grant)).toBe(404);
    expect(await dan.send(type, { ...data, grant: used, expiresAt: null })).toBe('id-taken');
    const verified = (is: boolean) =>
      app.db.updateTable('accounts').set({ email_verified: is }).where('email', '=', 'dan@example.org').execute();
    await verified(false);
    expect(await dan.send(type, { ...data, grant: newGrant(), expiresAt: null })).toBe('address-unverified');
    await verified(true);
  }
  const nothing = { ids: [id('never')], grant: newGrant(), expiresAt: null };
  expect(await dan.send('ShareSelection', nothing)).toBe('node-missing');
  const late = new Date(app.now().getTime() + 1000).toISOString();
  const short = newGrant();
  expect(await dan.send('ShareCanvas', { grant: short, expiresAt: late })).toBe('accepted');
  app.advance(2000);
  expect(await statusOf(dan.projectId, short)).toBe(404);
});

test('what its canvas says of a link decides, whatever the list of links says', async () => {
  const { projectId, canvasId, send, share } = await canvasOf('edda');
  const grant = await share('frame');
  await send('RevokeShare', { grant });
  await app.db.updateTable('shares').set({ revoked: false }).where('stream', '=', `canvas-${canvasId}`).execute();
  expect(await statusOf(projectId, grant)).toBe(404);
});

test('nobody shares what belongs to somebody else, or puts something else behind their link', async () => {
  const fay = await canvasOf('fay');
  const grant = await fay.share('frame');
  const thief = await newFounder(app, 'thief@example.org');
  await verify('thief@example.org');
  const command = {
    id: crypto.randomUUID(),
    type: 'ShareNode',
    stream: `canvas-${fay.canvasId}`,
    data: { node: id('beside'), grant: newGrant(), expiresAt: null },
    at: app.now().toISOString(),
  };
  const answer = await app.call('POST', '/api/v1/commands', { commands: [command] }, thief.accessToken);
  expect(answer.json().results).toEqual([{ id: command.id, status: 'rejected', reason: 'not-found' }]);

  // The same ids in a workspace of one's own, and the grant from the link that one was given.
  const copy = await canvasOf('copy', [crypto.randomUUID(), fay.projectId, fay.canvasId]);
  await copy.send('ShareNode', { node: id('beside'), grant, expiresAt: null });
  expect((await shown(fay.projectId, grant)).node.id).toBe(id('frame'));
  await copy.send('RevokeShare', { grant });
  expect(await statusOf(fay.projectId, grant)).toBe(200);
});

test('sharing needs a verified address, and says so', async () => {
  const gil = await canvasOf('gil');
  await app.db.updateTable('accounts').set({ email_verified: false }).where('email', '=', 'gil@example.org').execute();
  const grant = newGrant();
  const draft = () => gil.send('ShareNode', { node: id('frame'), grant, expiresAt: null });
  expect([await draft(), await statusOf(gil.projectId, grant)]).toEqual(['address-unverified', 404]);
  expect(await gil.send('MoveNodes', { nodes: [{ id: id('frame'), x: 5, y: 5 }] })).toBe('accepted');
  await verify('gil@example.org');
  expect([await draft(), await statusOf(gil.projectId, grant)]).toEqual(['accepted', 200]);
});

const deleteAccountOf = async ({ founder }: Canvas): Promise<number> => {
  const { firebaseToken } = founder as Tokens & { firebaseToken: string };
  return (await app.call('DELETE', '/api/user/me', { firebaseToken }, founder.accessToken)).statusCode;
};
const rowsOf = (...grants: readonly string[]) =>
  app.db
    .selectFrom('shares')
    .selectAll()
    .where('grant_hash', 'in', grants.map(grantHash))
    .orderBy('grant_hash')
    .execute();

test('with the account its links go, and nobody who was sent one takes its address over', async () => {
  const hal = await canvasOf('hal');
  const [open, revoked] = [await hal.share('frame'), await hal.share('frame')];
  expect(await hal.send('RevokeShare', { grant: revoked })).toBe('accepted');
  const thief = await canvasOf('hal-too', [crypto.randomUUID(), hal.projectId, hal.canvasId]);
  expect(await deleteAccountOf(hal)).toBe(204);
  for (const grant of [open, revoked]) {
    await thief.send('ShareNode', { node: id('beside'), grant, expiresAt: null });
    expect(await statusOf(hal.projectId, grant)).toBe(404);
  }
  const nothing = { workspace_id: null, stream: null, node: null, expires_at: null, revoked: true };
  const hashes = [open, revoked].map(grantHash).toSorted(Buffer.compare);
  expect(await rowsOf(open, revoked)).toEqual(hashes.map((hash) => ({ ...nothing, grant_hash: hash })));
});

test('whoever shares by a grant while its founder deletes the account gets nothing of it', async () => {
  const thief = await canvasOf('taker');
  for (let round = 0; round < rounds; round++) {
    const founder = await canvasOf(`giver-${round}`);
    const grants = await Promise.all([founder.share('frame'), founder.share('inside')]);
    const take = (grant: string) => thief.send('ShareNode', { node: id('beside'), grant, expiresAt: null });
    const [status] = await Promise.all([deleteAccountOf(founder), ...grants.map(take)]);
    expect(status).toBe(204);
    expect((await rowsOf(...grants)).map(({ workspace_id }) => workspace_id)).toEqual([null, null]);
  }
});

test('an answer that a link opens nothing takes as long, whatever the reason', async () => {
  const { projectId, share, send } = await canvasOf('ivy');
  const removed = await share('beside');
  await send('RemoveNodes', { ids: [id('beside')] });
  const medianMs = async (grant: string): Promise<number> => {
    const times: number[] = [];
    for (let n = 0; n < 9; n++) {
      const from = performance.now();
      await open(projectId, grant);
      times.push(performance.now() - from);
    }
    return times.toSorted((a, b) => a - b)[4] ?? 0;
  };
  const [unknown, gone] = [await medianMs(newGrant()), await medianMs(removed)];
  expect([unknown, gone].every((ms) => ms >= 59)).toBe(true);
});
