import { expect, test } from 'vitest';
import { withoutDescriptions } from '../../descriptions.config.ts';

/** What is built of a module with machines. */
function built(code: string): string {
  const { handler } = withoutDescriptions().transform as {
    handler: (code: string, id: string) => { readonly code: string };
  };
  return handler(code, '/src/door.machine.ts').code.replaceAll(/\s+/g, ' ');
}

test('states are built without their words, however deep, and nothing else of that name is lost', () => {
  const code = `
    const other = { description: 'kept' };
    export const doorMachine = setup({}).createMachine({
      id: 'door',
      context: { description: 'kept', states: { open: { description: 'kept' } } },
      states: {
        open: { description: 'It is open.', on: { close: 'closed' }, entry: { type: 'say', params: { description: 'kept' } } },
        closed: {
          description:
            'It is closed, ' + 'and may be locked.',
          states: { locked: { description: \`Only a key opens it.\` } },
        },
      },
    });`;
  const kept = `
    const other = { description: 'kept' };
    export const doorMachine = setup({}).createMachine({
      id: 'door',
      context: { description: 'kept', states: { open: { description: 'kept' } } },
      states: {
        open: { on: { close: 'closed' }, entry: { type: 'say', params: { description: 'kept' } } },
        closed: {
          states: { locked: { } },
        },
      },
    });`;
  expect(built(code)).toBe(kept.replaceAll(/\s+/g, ' '));
});
