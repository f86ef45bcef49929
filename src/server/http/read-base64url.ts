/**
 * The bytes that a text in base64url stands for; undefined if it is not how they are written. The last character has bits
 * that stand for nothing, and Node ignores them, so that four or sixteen texts would be read as one code.
 */
export function readBase64url(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : undefined;
}
