import type { ClipboardContent } from './clipboard-content.ts';

/** The clipboard without a key press. Rejects with `refused` if the browser does not allow it, or with `empty`. */
export async function readClipboard(): Promise<ClipboardContent> {
  const items = await read();
  const textOf = async (type: string): Promise<string> => {
    const item = items.find(({ types }) => types.includes(type));
    return item ? (await item.getType(type)).text() : '';
  };
  const files: File[] = [];
  for (const item of items) {
    const type = item.types.find((each) => each.startsWith('image/'));
    if (type !== undefined) files.push(new File([await item.getType(type)], 'Pasted image', { type }));
  }
  const content = { html: await textOf('text/html'), text: await textOf('text/plain'), files };
  if (content.html === '' && content.text === '' && files.length === 0) throw 'empty';
  return content;
}

async function read(): Promise<ClipboardItems> {
  try {
    return await navigator.clipboard.read();
  } catch {
    throw 'refused';
  }
}
