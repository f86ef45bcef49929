import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { downloadDataMachine } from './download-data.machine.ts';

const events = [{ type: 'download.asked' }, done('download'), failed('download', { kind: 'no-answer' })];

describe('download data', () => {
  const coverage = new Coverage(downloadDataMachine);

  for (const path of pathsOf(downloadDataMachine, { events, key: ({ context }) => context })) {
    test(path.description, () =>
      drivePath(downloadDataMachine, path, {
        coverage,
        invariants: {
          downloading: ({ context }, run) => {
            expect(context.failure).toBeNull();
            expect(run.running('download')).toBe(1);
          },
          downloaded: ({ context }) => expect(context.failure).toBeNull(),
        },
      }),
    );
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
