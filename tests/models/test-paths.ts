import { test } from 'vitest';
import { timersLeft } from '../fixtures/timers-left.ts';
import type { ModelPath } from './model.ts';

/**
 * One test that walks all paths, one after the other; its failure names the path. To report thousands of tests would take
 * as long as to walk their paths.
 */
export function testPaths<P extends ModelPath>(paths: readonly P[], walk: (path: P) => Promise<void>): void {
  test('each path leads where the model says', async () => {
    for (const path of paths) {
      try {
        await walk(path);
        const left = timersLeft();
        if (left.length > 0) throw new Error(`timers are left running: ${left.join(', ')}`);
      } catch (error) {
        if (error instanceof Error) error.message = `along ${path.description}: ${error.message}`;
        throw error;
      }
    }
  });
}
