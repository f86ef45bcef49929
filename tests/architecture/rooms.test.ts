import { describe, expect, test } from 'vitest';
import { findBreaches, importsOf } from './find-breaches.ts';
import { rooms } from './rooms.ts';
import { sourceFiles } from './source-files.ts';

describe('the rooms of the house', () => {
  test('no file imports what its room may not', () => {
    expect(findBreaches([...sourceFiles('src'), ...sourceFiles('machines')], rooms)).toEqual([]);
  });

  test('the core of sync knows no screen: what it keeps is named where it is shown', () => {
    const files = sourceFiles('src/app/actors/sync').filter(({ path }) => !path.endsWith('.test.ts'));
    expect(files.length).toBeGreaterThan(0);
    const imports = files.flatMap(({ path, text }) => importsOf(text).map((specifier) => `${path}: ${specifier}`));
    expect(imports.filter((each) => /: (#(features|ui|styled-system)\/|react)/.test(each))).toEqual([]);
  });

  test.each([
    ['machines/a.machine.ts', "import { useState } from 'react';", 'machines may not import this package'],
    ['machines/a.machine.ts', "import { call } from '#adapters/api/call.ts';", 'machines may not import adapters'],
    ['src/domain/a.ts', "import * as z from 'zod';", 'domain may not import this package'],
    ['src/domain/a.ts', "const fs = await import('node:fs');", 'domain may not import this package'],
    ['src/ui/A.tsx', "import { idea } from '#domain/idea/idea.ts';", 'ui may not import domain'],
    ['src/features/vault/A.tsx', "import { B } from '../home/B.tsx';", 'a feature imports another feature'],
    ['src/features/vault/A.tsx', "import { app } from '#app/app.ts';", 'features may not import app'],
    ['src/app/a.ts', "export { main } from '#server/main.ts';", 'app may not import server'],
    ['src/app/a.ts', "import pg from 'pg';", 'app may not load it'],
    [
      'src/server/event-store/a.ts',
      "import { pageKind } from '#domain/page/page-kind.ts';",
      'event-store may not import domain',
    ],
    [
      'src/server/event-store/a.ts',
      "import { pageProjection } from '../published/page.projection.ts';",
      'a relative import leaves the room event-store',
    ],
    [
      'src/server/event-store/a.ts',
      "import { projectionsOf } from '#server/projections.ts';",
      'event-store may not import server',
    ],
    ['src/server/a.ts', "import '../domain/a.ts';", 'a relative import leaves the room server'],
    ['src/server/a.ts', "import { a } from '#server/b.ts';", 'inside server imports are relative'],
  ])('a planted breach in %s is found: %s', (path, text, why) => {
    const found = findBreaches([{ path, text }], rooms);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(why);
  });
});
