import { once } from 'node:events';
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { askFrom } from '../../fixtures/ask-from.ts';
import { type Attack, fillCanvas, join, type Member, repeatedly, send, signIn } from './attacker.ts';

/** Signs in to thirty own accounts with their right passwords, sixty times at once. */
export async function hashFlood(url: string): Promise<Attack> {
  const from = '127.0.0.2';
  const own: Member[] = [];
  for (let n = 0; n < 30; n += 1) own.push(await join(url, from, `own-${n}`));
  return (isOver) =>
    repeatedly(isOver, 60, async (strand) => {
      const account = own[strand % own.length];
      return account !== undefined && (await signIn(url, from, account)).status === 200;
    });
}

/** Asks for large pages on 150 connections, and opens fifty live ones, and reads nothing of them. */
export async function slowReaders(url: string): Promise<Attack> {
  const member = await join(url, '127.0.0.3', 'slow');
  await fillCanvas(member, `canvas-${crypto.randomUUID()}`, 2000);
  return async (isOver) => {
    await Promise.all([
      repeatedly(isOver, 150, () => holdRequest(member, isOver)),
      repeatedly(isOver, 50, () => holdLive(member, isOver)),
    ]);
  };
}

async function holdRequest({ url, from, accessToken }: Member, isOver: () => boolean): Promise<boolean> {
  const { port, host } = new URL(url);
  const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress: from });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.pause();
  const head = `Host: ${host}\r\nAuthorization: Bearer ${accessToken}\r\n`;
  socket.write(`GET /api/v1/events?limit=1000 HTTP/1.1\r\n${head}\r\n`.repeat(4));
  await untilClosed(isOver, () => socket.destroyed || !socket.write('\r\n'));
  socket.destroy();
  return false;
}

async function holdLive(member: Member, isOver: () => boolean): Promise<boolean> {
  const socket = openLive(member);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'auth', accessToken: member.accessToken }));
  socket.pause();
  await untilClosed(isOver, () => {
    // Says that it lives, though it reads nothing.
    if (socket.readyState === socket.OPEN) socket.pong();
    return socket.readyState !== socket.OPEN;
  });
  socket.terminate();
  return false;
}

function openLive({ url, from }: Member): WebSocket {
  const address = url.replace('http://localhost', 'ws://127.0.0.1');
  const socket = new WebSocket(`${address}/api/v1/live`, { origin: url, localAddress: from });
  socket.on('error', () => undefined);
  return socket;
}

async function untilClosed(isOver: () => boolean, isClosed: () => boolean): Promise<void> {
  while (!isOver() && !isClosed()) await new Promise((resolve) => setTimeout(resolve, 1000));
}

/** Fills canvases as far as they go, reads their states one after the other, and changes a text meanwhile. */
export async function largeCanvases(url: string): Promise<Attack> {
  const member = await join(url, '127.0.0.4', 'large');
  const { accessToken, from } = member;
  const streams = Array.from({ length: 5 }, () => `canvas-${crypto.randomUUID()}`);
  for (const stream of streams) await fillCanvas(member, stream, 3200);
  let turn = 0;
  return async (isOver) => {
    await Promise.all([
      repeatedly(isOver, 4, async () => {
        const stream = streams[turn++ % streams.length];
        return (await askFrom(`${url}/api/v1/snapshot?stream=${stream}`, { from, accessToken })).status === 200;
      }),
      repeatedly(isOver, 1, async () => {
        const stream = streams[turn++ % streams.length] ?? '';
        const text = 'e'.repeat(9000 + (turn % 1000));
        return (await send(member, stream, 'EditText', { id: 'n00000000001', text })).status === 200;
      }),
    ]);
  };
}

/** Sends more than any page does: as somebody who is signed in, and before having said who it is. */
export async function liveFlood(url: string): Promise<Attack> {
  const member = await join(url, '127.0.0.5', 'flood');
  const presence = JSON.stringify({ type: 'presence', presence: null });
  const large = 'x'.repeat(60_000);
  const flood = async (isOver: () => boolean, first: string | undefined, message: string): Promise<boolean> => {
    const socket = openLive(member);
    await once(socket, 'open');
    if (first) socket.send(first);
    const sending = setInterval(() => {
      for (let n = 0; n < 5 && socket.readyState === socket.OPEN; n += 1) socket.send(message);
    }, 50);
    await untilClosed(isOver, () => socket.readyState !== socket.OPEN);
    clearInterval(sending);
    socket.terminate();
    return false;
  };
  const auth = JSON.stringify({ type: 'auth', accessToken: member.accessToken });
  return async (isOver) => {
    await Promise.all([
      repeatedly(isOver, 25, () => flood(isOver, auth, presence)),
      repeatedly(isOver, 10, () => flood(isOver, undefined, large)),
    ]);
  };
}
