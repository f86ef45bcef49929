import { afterEach, expect, test, vi } from 'vitest';
import { writeClipboard, writePicture } from './write-clipboard.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser whose clipboard may refuse, and whose copy command may bring no event. */
function browser({ isAllowed, hasCommand }: { readonly isAllowed: boolean; readonly hasCommand: boolean }) {
  const written: unknown[] = [];
  const listeners = new Set<(event: unknown) => void>();
  vi.stubGlobal(
    'ClipboardItem',
    class {
      readonly parts: Record<string, Blob | Promise<Blob>>;
      constructor(parts: Record<string, Blob | Promise<Blob>>) {
        this.parts = parts;
      }
    },
  );
  vi.stubGlobal('navigator', {
    clipboard: {
      write: async ([item]: { parts: Record<string, Blob | Promise<Blob>> }[]) => {
        if (!isAllowed) throw new DOMException('no', 'NotAllowedError');
        for (const [type, part] of Object.entries(item?.parts ?? {})) written.push([type, await (await part).text()]);
      },
    },
  });
  vi.stubGlobal('document', {
    addEventListener: (_: string, listener: (event: unknown) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: unknown) => void) => listeners.delete(listener),
    execCommand: () => {
      const clipboardData = { setData: (type: string, text: string) => written.push([type, text]) };
      const event = { clipboardData, preventDefault: () => {}, stopImmediatePropagation: () => {} };
      if (hasCommand) for (const listener of listeners) listener(event);
    },
  });
  return { written, listeners };
}
const parts = { html: '<b>x</b>', text: 'x' };
const both = [
  ['text/html', '<b>x</b>'],
  ['text/plain', 'x'],
];

test.each([
  ['the clipboard is written', true, false],
  ['where that is refused, the copy command writes the same', false, true],
])('%s', async (_, isAllowed, hasCommand) => {
  const { written, listeners } = browser({ isAllowed, hasCommand });
  await writeClipboard(parts);
  expect(written).toEqual(both);
  expect(listeners.size).toBe(0);
});

test('where nothing is allowed it says so', async () => {
  const { written } = browser({ isAllowed: false, hasCommand: false });
  await expect(writeClipboard(parts)).rejects.toBe('refused');
  await expect(writePicture(Promise.resolve(new Blob(['p'])))).rejects.toBe('refused');
  expect(written).toEqual([]);
});

test('a picture that could not be made is not taken for a refusal', async () => {
  browser({ isAllowed: true, hasCommand: false });
  await expect(writePicture(Promise.reject(new Error('too large')))).rejects.toEqual(new Error('too large'));
});
