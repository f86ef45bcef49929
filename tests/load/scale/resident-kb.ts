import { readFileSync } from 'node:fs';

/** What a process holds in memory, in KB. */
export function residentKb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
}
