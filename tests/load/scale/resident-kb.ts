import { readFileSync } from 'node:fs';

/** Returns the resident memory of a process, in KB. */
export function residentKb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
}
