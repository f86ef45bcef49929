/**
 * Three-way merge of a founder's texts, by words: changes in different places are joined, `undefined` where both
 * changed the same place. `base` is what both started from.
 * After Khanna, Kunal, Pierce, "A Formal Investigation of Diff3" (2007): hunks between words stable in all three.
 */
export function mergeText(base: string, theirs: string, mine: string): string | undefined {
  if (theirs === base || theirs === mine) return mine;
  if (mine === base) return theirs;
  const from = words(base);
  const left = words(theirs);
  const right = words(mine);
  const inLeft = matches(from, left);
  const inRight = matches(from, right);
  const merged: string[] = [];
  let b = 0;
  let l = 0;
  let r = 0;
  for (let next = 0; next <= from.length; next++) {
    const atEnd = next === from.length;
    const leftAt = atEnd ? left.length : inLeft[next];
    const rightAt = atEnd ? right.length : inRight[next];
    if (leftAt === undefined || rightAt === undefined) continue;
    const hunk = mergeHunk(from.slice(b, next), left.slice(l, leftAt), right.slice(r, rightAt));
    if (!hunk) return undefined;
    merged.push(...hunk);
    if (!atEnd) merged.push(from[next] ?? '');
    b = next + 1;
    l = leftAt + 1;
    r = rightAt + 1;
  }
  return merged.join('');
}

function mergeHunk(base: string[], theirs: string[], mine: string[]): string[] | undefined {
  const [from, left, right] = [base.join(''), theirs.join(''), mine.join('')];
  if (left === right || right === from) return theirs;
  return left === from ? mine : undefined;
}

/** Words and the white space between them, so that joining gives the text back. */
const words = (text: string): string[] => text.match(/\s+|\S+/gu) ?? [];

/** For each word of `a` its place in `b` in a longest common subsequence. */
function matches(a: readonly string[], b: readonly string[]): (number | undefined)[] {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const found: (number | undefined)[] = new Array(a.length).fill(undefined);
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) found[i++] = j++;
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return found;
}
