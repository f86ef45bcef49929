import { expect, test } from 'vitest';
import { selectToolMachine } from '#machines/canvas/tools/select-tool.machine.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { Coverage, complete } from '../models/coverage.ts';
import { drivePath } from '../models/drive-path.ts';
import { selectPaths } from './select-scene.ts';
import { SelectWalk } from './select-walk.ts';

const world = productInBrowser();

// All of them in every run: they share one canvas, which each leaves as it was.
test(`the select tool in the real product, along ${selectPaths.length} generated paths`, async () => {
  const coverage = new Coverage(selectToolMachine);
  const walk = await SelectWalk.begin(world);
  for (const path of selectPaths) {
    await walk.walk(path);
    await drivePath(selectToolMachine, path, { coverage, actions: { tell: () => {} } });
  }
  expect(coverage.missing()).toEqual(complete);
});
