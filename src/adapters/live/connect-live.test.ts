import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type WebSocket as Peer, WebSocketServer } from 'ws';
import { ideaCommand } from '../../../tests/fixtures/sync/idea-command.ts';
import { MemoryLog } from '../../../tests/fixtures/sync/memory-log.ts';
import { pageTimers } from '../clock/timers.ts';
import { connectLive, type LiveConnection, type LiveOutside } from './connect-live.ts';

let server: WebSocketServer;
let said: unknown[];
let waiting: (() => void) | undefined;

beforeEach(async () => {
  said = [];
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** Resolves once `said` holds what is expected. */
async function heard(expected: readonly unknown[]): Promise<void> {
  while (said.length < expected.length) {
    await new Promise<void>((resolve) => {
      waiting = resolve;
    });
  }
  expect(said).toEqual(expected);
}

function note(what: unknown): void {
  said.push(what);
  waiting?.();
}

async function connect(
  silenceMs?: number,
  prove: LiveOutside['prove'] = async () => undefined,
): Promise<{ live: LiveConnection; peer: Peer }> {
  const { port } = server.address() as AddressInfo;
  const arrival = new Promise<Peer>((resolve) =>
    server.once('connection', (peer, request) => {
      note(request.url);
      peer.on('message', (data) => note(JSON.parse(String(data))));
      resolve(peer);
    }),
  );
  const live = connectLive(
    {
      origin: `http://127.0.0.1:${port}`,
      workspace: null,
      after: 7,
      accessToken: 'one',
      ...(silenceMs ? { silenceMs } : {}),
    },
    {
      opened: () => note('opened'),
      received: (events) => note(events),
      heard: (other) => note(other),
      closed: (why) => note(why),
    },
    { timers: pageTimers, openSocket: (url) => new WebSocket(url), prove },
  );
  return { live, peer: await arrival };
}

const path = '/api/v1/live?after=7';
const auth = (accessToken: string) => ({ type: 'auth', accessToken });

describe('a live connection', () => {
  test('introduces itself, then hands on what the server says', async () => {
    const log = new MemoryLog();
    log.commit([ideaCommand('a', 'CaptureIdea', 1, { title: 'Bees' })]);
    const { live, peer } = await connect();
    await heard([path, auth('one')]);
    peer.send(JSON.stringify({ type: 'ping' }));
    peer.send(JSON.stringify({ type: 'events', events: log.events, position: 1 }));
    await heard([path, auth('one'), 'opened', log.events]);
    live.close();
  });

  test('tells where this browser is once it is let in, and where the others are', async () => {
    const { live, peer } = await connect();
    await heard([path, auth('one')]);
    const presence = {
      where: '11111111-1111-4111-8111-111111111111',
      field: null,
      device: 'Firefox on Linux',
      cursor: { x: 1, y: 2 },
      selected: [],
    };
    peer.send(JSON.stringify({ type: 'presence', from: 'b', account: 'mira', presence }));
    await heard([path, auth('one'), 'opened', { type: 'presence', from: 'b', account: 'mira', presence }]);
    live.say(presence);
    peer.send(JSON.stringify({ type: 'presence', from: 'b', account: 'mira', presence: null }));
    await expect.poll(() => said.slice(4)).toHaveLength(2);
    expect(said.slice(4)).toEqual(
      expect.arrayContaining([
        { type: 'presence', presence },
        { type: 'presence', from: 'b', account: 'mira', presence: null },
      ]),
    );
    live.close();
  });

  test('tells where this browser is while the server has nothing to say', async () => {
    const { live } = await connect();
    await heard([path, auth('one')]);
    live.say(null);
    await heard([path, auth('one'), { type: 'presence', presence: null }]);
    live.close();
  });

  test('goes on under a newer token, once', async () => {
    const { live } = await connect();
    await heard([path, auth('one')]);
    live.authorise('one');
    live.authorise('two');
    await heard([path, auth('one'), auth('two')]);
    live.close();
  });

  test('shows no token that was replaced while its proof was being made', async () => {
    const proofs = new Map<string, () => void>();
    const prove: LiveOutside['prove'] = ({ accessToken }) =>
      new Promise((resolve) => proofs.set(accessToken ?? '', () => resolve(`proof of ${accessToken}`)));
    const { live } = await connect(undefined, prove);
    await expect.poll(() => [...proofs.keys()]).toEqual(['one']);
    live.authorise('two');
    for (const token of ['two', 'one']) proofs.get(token)?.();
    await heard([path, { ...auth('two'), proof: 'proof of two' }]);
    // What comes after it shows that nothing else was on its way.
    live.say(null);
    await heard([path, { ...auth('two'), proof: 'proof of two' }, { type: 'presence', presence: null }]);
    live.close();
  });

  test.each([
    [4401, 'unauthorised'],
    [1012, 'lost'],
  ])('tells that the server closed it with %i', async (code, why) => {
    const { peer } = await connect();
    await heard([path, auth('one')]);
    peer.close(code);
    await heard([path, auth('one'), why]);
  });

  test('takes silence for a lost connection', async () => {
    await connect(20);
    await expect.poll(() => said).toContain('lost');
    // Whether the peer reads the token before that is the network's matter.
    expect(said.filter((each) => typeof each === 'string' && each !== path)).toEqual(['lost']);
  });

  test('gives up where something else answers', async () => {
    const { peer } = await connect();
    await heard([path, auth('one')]);
    peer.send('{"type":"events","events":[{}],"position":1}');
    await heard([path, auth('one'), 'lost']);
  });

  test('is silent after it was closed from here', async () => {
    const { live, peer } = await connect();
    await heard([path, auth('one')]);
    const closed = new Promise((resolve) => peer.once('close', resolve));
    live.close();
    await closed;
    expect(said).toEqual([path, auth('one')]);
  });
});
