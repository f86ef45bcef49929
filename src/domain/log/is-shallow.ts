/** Whether a value parsed from JSON has at most so many objects and lists within each other. Never runs out of stack. */
export function isShallow(value: unknown, levels: number): boolean {
  let nested: unknown[] = [value];
  for (let level = 0; nested.length > 0; level++) {
    nested = nested.filter((each) => typeof each === 'object' && each !== null);
    if (nested.length > 0 && level >= levels) return false;
    nested = nested.flatMap((each) => Object.values(each as object));
  }
  return true;
}
