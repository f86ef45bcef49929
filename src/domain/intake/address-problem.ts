/** Something in an email that can be named, so that whoever typed it knows what to change. */
export const addressProblems = ['brackets', 'separator', 'comment', 'domain'] as const;
export type AddressProblem = (typeof addressProblems)[number];
