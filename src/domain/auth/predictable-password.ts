/** Length of the longest common passwords of these kinds. A longer one is poor as well, but it is not common. */
const longest = 12;

/** Rows of keys and alphabets that predictable passwords run along. */
const rows = ['01234567890', '1234567890-=', 'qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,./', 'abcdefghijklmnopqrstuvwxyz'];
const runs = rows.flatMap((row) => [row, [...row].reverse().join('')]);

const repetition = /^(.{1,6})\1+$/su;
const day = '(0[1-9]|[12]\\d|3[01])';
const month = '(0[1-9]|1[0-2])';
const year = '(19|20)\\d\\d';
const date = new RegExp(`^(${day}${month}${year}|${month}${day}${year}|${year}${month}${day})$`);

/**
 * Whether a password is common by its making: a few characters over and over, a run along the keyboard or the alphabet,
 * or a date. Lists of common passwords leave these out, since nobody needs a list to find them.
 */
export function isPredictable(password: string): boolean {
  const typed = password.toLowerCase();
  if (typed.length > longest) return false;
  return repetition.test(typed) || date.test(typed) || runs.some((run) => typed.length > 2 && run.includes(typed));
}
