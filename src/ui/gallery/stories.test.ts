import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const named = (folder: string, ending: string): string[] =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((file) => file.endsWith(ending) && !file.endsWith('.test.tsx'))
    .map((file) => file.slice(0, -ending.length));

test('every component of the design system has a story under its name, and every story a component', () => {
  const components = [...named('../', '.tsx'), ...named('../drawings/', '.tsx')];
  expect(named('./stories/', '.story.tsx').sort()).toEqual(components.sort());
});
