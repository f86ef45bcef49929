import { Agent } from 'node:http';
import { readLive } from '../../contracts/live-reader.ts';
import { type Account, openAccount } from '../../fixtures/account.ts';
import type { Product } from '../../fixtures/product.ts';
import { sendCommand } from '../send-command.ts';
import { median } from './median.ts';
import { residentKb } from './resident-kb.ts';

const connections = 1000;
const tabsEach = 20;

/** Founders with twenty live tabs each: what a connection takes, in KB, and how many ms an edit until the last tab has it. */
export async function measureLive({ url, pid }: Product): Promise<{ readonly kb: number; readonly editMs: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const founders: Account[] = [];
  for (let n = 0; n < connections / tabsEach; n++) founders.push(await openAccount(url));
  const commands = new URL('/api/v1/commands', url);
  for (const { accessToken } of founders) await sendCommand(commands, agent, accessToken);
  const before = residentKb(pid);
  const tabs = founders.map(({ accessToken }) =>
    Array.from({ length: tabsEach }, () => readLive(url, url, accessToken)),
  );
  const each = tabs.flat();
  await Promise.all(each.map((tab) => tab.received(1)));
  const kb = (residentKb(pid) - before) / connections;
  const times: number[] = [];
  for (const [n, { accessToken }] of founders.entries()) {
    const arrived = Promise.all((tabs[n] ?? []).map((tab) => tab.received(2)));
    const began = performance.now();
    await sendCommand(commands, agent, accessToken);
    await arrived;
    times.push(performance.now() - began);
  }
  for (const { socket } of each) socket.close();
  agent.destroy();
  return { kb, editMs: median(times) };
}
