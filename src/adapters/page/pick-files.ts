/** Lets the founder choose files; none if they think better of it. `accept` as an input of the page has it. */
export function pickFiles(accept: string): Promise<readonly File[]> {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.accept = accept;
  const { promise, resolve } = Promise.withResolvers<readonly File[]>();
  input.addEventListener('change', () => resolve([...(input.files ?? [])]));
  input.addEventListener('cancel', () => resolve([]));
  input.click();
  return promise;
}
