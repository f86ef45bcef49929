/**
 * Three-way merge of a founder's texts, by words: changes in different places are joined, `undefined` if both
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

/** Pairs of words that are compared at most: more would take seconds and hundreds of megabytes. */
const pairsMax = 4_000_000;

/**
 * For each word of `a` its place in `b` in a longest common subsequence. Where too much lies
 * between a common beginning and a common end none is found there, so that all of it counts as one change.
 */
function matches(a: readonly string[], b: readonly string[]): (number | undefined)[] {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const middle = longestCommon(a.slice(start, a.length - end), b.slice(start, b.length - end));
  return a.map((_, n) => {
    if (n < start) return n;
    if (n >= a.length - end) return b.length - a.length + n;
    const found = middle[n - start];
    return found === undefined ? undefined : found + start;
  });
}

function longestCommon(a: readonly string[], b: readonly string[]): readonly (number | undefined)[] {
  const found: (number | undefined)[] = new Array(a.length).fill(undefined);
  if (a.length * b.length > pairsMax) return found;
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) found[i++] = j++;
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return found;
}
