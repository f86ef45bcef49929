import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';

/** How many connections to the database there are, and how much waits for one. */
export function measurePool(registry: Registry, pool: Pool): void {
  new Gauge({
    name: 'groundwork_database_connections',
    help: 'Connections to the database that are busy or idle, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}
