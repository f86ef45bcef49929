import { spawnSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { runsOn } from './postmaster.ts';
import { programEnvironment } from './program-environment.ts';
import type { Runner } from './unprivileged.ts';

const patienceMs = 30_000;
const pauseMs = 10;

/** Fast shutdown: open transactions are rolled back, everything is written, the process is gone when this returns. */
export async function stopPostmaster(pid: number, runner: Runner, cluster: Cluster): Promise<void> {
  if (!runsOn(pid, cluster.data)) return;
  signal(pid, runner, cluster, 'fast');
  const deadline = Date.now() + patienceMs;
  let forced = false;
  while (runsOn(pid, cluster.data)) {
    if (!forced && Date.now() > deadline) {
      forced = true;
      signal(pid, runner, cluster, 'immediate');
    }
    await delay(pauseMs);
  }
}

/** https://www.postgresql.org/docs/18/server-shutdown.html; Windows knows no signals, `pg_ctl` has its own way. */
function signal(pid: number, runner: Runner, cluster: Cluster, mode: 'fast' | 'immediate'): void {
  if (process.platform === 'win32') {
    const args = ['stop', '-D', cluster.data, '-m', mode, '-W'];
    spawnSync(runner.binaries.pgCtl, args, { stdio: 'ignore', env: programEnvironment() });
    return;
  }
  try {
    process.kill(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
  } catch {
    // Gone in the meantime.
  }
}
