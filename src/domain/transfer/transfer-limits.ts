/** Limits of an import: bytes of the file, ideas and columns. */
export const transferLimits = { bytes: 32_000_000, ideas: 50_000, columns: 200 } as const;
