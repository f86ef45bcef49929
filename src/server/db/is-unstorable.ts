/**
 * A number, a time or a text that PostgreSQL does not take, such as one with U+0000.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html, class 22
 */
const sqlState = /^22(003|007|008|021|P02|P05)$/;

/** Whether an error says that something sent cannot be kept or looked for. The schemas of routes should have said so before. */
export const isUnstorable = (error: unknown): boolean =>
  error instanceof Error && sqlState.test(String((error as NodeJS.ErrnoException).code));
