import { Gauge, type Registry } from 'prom-client';
import type { ByteBudget } from '../http/byte-budget.ts';
import type { PasswordHasher } from '../identity/password-hasher.ts';

/** How many passwords wait to be hashed: where it stays above some, somebody tries many. */
export function measureHashing(registry: Registry, { waiting }: Pick<PasswordHasher, 'waiting'>): void {
  new Gauge({
    name: 'groundwork_password_hashes_waiting',
    help: 'Passwords that wait to be hashed',
    registers: [registry],
    collect() {
      this.set(waiting());
    },
  });
}

/** How much of answers is in memory until its readers take it. */
export function measureAnswers(registry: Registry, { used }: Pick<ByteBudget, 'used'>): void {
  new Gauge({
    name: 'groundwork_answer_bytes_under_way',
    help: 'Bytes of large answers that are being prepared or sent',
    registers: [registry],
    collect() {
      this.set(used());
    },
  });
}
