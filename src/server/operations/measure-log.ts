import { Counter, Gauge, type Registry } from 'prom-client';
import type { LogMeter } from '../log/log-deps.ts';

/** Counts what goes through the log: commands by their answer, facts, and who follows live. No id becomes a label. */
export function measureLog(registry: Registry): LogMeter & { appended(facts: number): void } {
  const registers = [registry];
  const commands = new Counter({
    name: 'groundwork_commands_answered_total',
    help: 'Commands by their answer, those that were sent again included',
    labelNames: ['result', 'reason'],
    registers,
  });
  const facts = new Counter({
    name: 'groundwork_events_appended_total',
    help: 'Events that this server has appended',
    registers,
  });
  const live = new Gauge({ name: 'groundwork_live_connections', help: 'Tabs that follow their log live', registers });
  return {
    answered(results) {
      for (const answer of results) {
        commands.inc({ result: answer.status, reason: answer.status === 'rejected' ? answer.reason : '' });
      }
    },
    liveConnections: (count) => live.set(count),
    appended: (count) => facts.inc(count),
  };
}
