/** 0 is empty, 1 and 2 are guessed soon, 3 and 4 take long. */
export type StrengthLevel = 0 | 1 | 2 | 3 | 4;

/** Guesses as a power of two from which a level begins. 2^40 is a rented machine's day against a slow hash, 2^60 its lifetime. */
const levelsFrom = [28, 44, 60] as const;

/**
 * How hard a password is to guess, as a rough estimate and no rule: length counts most, repeats and rows of the keyboard
 * count little. Characters alike add one bit, steps such as `abc` and `321` one and a half.
 */
export function strengthOf(password: string): StrengthLevel {
  if (password === '') return 0;
  const bits = estimateBits(password);
  return (1 + levelsFrom.filter((from) => bits >= from).length) as StrengthLevel;
}

function estimateBits(password: string): number {
  const characters = [...password];
  const perCharacter = Math.log2(alphabetOf(password));
  return characters.reduce((bits, character, n) => {
    const before = characters[n - 1];
    if (before === undefined) return bits + perCharacter;
    const step = Math.abs((character.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0));
    if (step === 0) return bits + 1;
    return bits + (step === 1 ? 1.5 : Math.min(perCharacter, diminished(n, perCharacter)));
  }, 0);
}

/** People choose words: from the ninth character on a new one adds less. */
const diminished = (n: number, perCharacter: number): number => (n < 8 ? perCharacter : perCharacter * 0.6);

function alphabetOf(password: string): number {
  const kinds = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[0-9]/, 10],
    [/[^A-Za-z0-9]/, 33],
  ] as const;
  return kinds.reduce((size, [pattern, count]) => (pattern.test(password) ? size + count : size), 0);
}
