export const presenceLabels = {
  /** Before the name of a member is known. */
  unnamed: 'A member',
  alsoHere: 'Also here',
  follow: (name: string) => `Follow ${name}`,
  others: (count: number) => (count === 1 ? '1 other' : `${count} others`),
  writing: (name: string, field: string) => `${name} is writing in “${field}”.`,
  writingHere: (name: string) => `${name} is writing here`,
} as const;
