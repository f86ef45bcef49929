import { Counter, Histogram, type Registry } from 'prom-client';

/** How late experiments are judged whose time has come, and how often that fails. */
export function measureJudging(registry: Registry): { judged(lateMs: number): void; failed(): void } {
  const registers = [registry];
  const late = new Histogram({
    name: 'groundwork_due_judgements_late_seconds',
    help: 'Time from when an experiment was due to be judged until this server had done it',
    buckets: [0.5, 1, 2, 5, 15, 60, 600],
    registers,
  });
  const failures = new Counter({
    name: 'groundwork_due_judgements_failed_total',
    help: 'Experiments that were due and could not be judged by this server; they are tried again',
    registers,
  });
  return { judged: (lateMs) => late.observe(lateMs / 1000), failed: () => failures.inc() };
}
