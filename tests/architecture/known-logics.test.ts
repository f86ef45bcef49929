import { expect, test } from 'vitest';
import { knownLogics as knownToInspector } from '#inspector/known-logics.ts';
import { knownLogics as knownToScripts } from '../../scripts/known-logics.ts';

test('the inspector knows every machine and store that the scripts find', async () => {
  expect([...knownToInspector.keys()].sort()).toEqual([...(await knownToScripts()).keys()].sort());
});
