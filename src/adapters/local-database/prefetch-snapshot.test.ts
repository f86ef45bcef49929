import { expect, test } from 'vitest';
import { safeStorage } from '../storage/safe-storage.ts';
import { prefetchSnapshot } from './prefetch-snapshot.ts';

test.each([null, '', 'no JSON', 'null', '7', '{}', '{"id":7}'])(
  'a record of nobody, as %j, begins no reading',
  (record) => {
    const storage = safeStorage(() => {
      throw new Error('none');
    });
    if (record !== null) storage.set('groundwork-user', record);
    expect(prefetchSnapshot(storage)).toBeNull();
  },
);
