import { expect, test } from 'vitest';
import { selectToolMachine } from '#machines/canvas/tools/select-tool.machine.ts';
import { selectPaths } from '../../../../tests/fixtures/app-in-jsdom/select-scene.ts';
import { SelectWalk } from '../../../../tests/fixtures/app-in-jsdom/select-walk.ts';
import { Coverage, complete } from '../../../../tests/models/coverage.ts';
import { drivePath } from '../../../../tests/models/drive-path.ts';

// They share one canvas, which each leaves as it was.
test(`the select tool on a whole canvas, along ${selectPaths.length} generated paths`, async () => {
  const coverage = new Coverage(selectToolMachine);
  const walk = await SelectWalk.begin();
  for (const path of selectPaths) {
    await walk.walk(path);
    await drivePath(selectToolMachine, path, { coverage, actions: { tell: () => {} } });
  }
  expect(coverage.missing()).toEqual(complete);
});
