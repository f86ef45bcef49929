/** What a part of the product gives to others, by name. */
type Given = Readonly<Record<string, unknown>>;

/** A file of the product: the files that it needs, and what makes of what they give what it gives itself. */
interface Part {
  readonly needs: readonly string[];
  readonly make: (...needs: readonly Given[]) => Given;
}

const arrived = new Map<string, Part>();
const made = new Map<string, Promise<Given>>();

/** The built files call this, each for itself; see docs/decisions/0040. The one that the page names begins with it. */
function addPart(needs: Part['needs'], make: Part['make']): void {
  const script = document.currentScript as HTMLScriptElement;
  const file = script.src.slice(script.src.lastIndexOf('/') + 1);
  arrived.set(file, { needs, make });
  if ('first' in script.dataset) void fetchPart(file);
}

/** What a file gives, made once, after all that it needs. Rejects where a file cannot be had; the next call tries again. */
function fetchPart(file: string): Promise<Given> {
  const known = made.get(file);
  if (known) return known;
  const given = partOf(file).then(async ({ needs, make }) => make(...(await Promise.all(needs.map(fetchPart)))));
  made.set(file, given);
  given.catch(() => made.delete(file));
  return given;
}

async function partOf(file: string): Promise<Part> {
  if (!arrived.has(file)) await fetchScript(file);
  const part = arrived.get(file);
  if (!part) throw new TypeError(`${file} is no part of the product`);
  return part;
}

function fetchScript(file: string): Promise<void> {
  const script = document.createElement('script');
  script.src = `/static/${file}`;
  script.crossOrigin = 'anonymous';
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new TypeError(`${file} could not be fetched`));
    document.head.append(script);
  });
}

Object.assign(globalThis, { addPart, fetchPart });
