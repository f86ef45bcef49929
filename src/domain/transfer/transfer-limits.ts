/** Limits of an import: bytes of the file, ideas, columns, and UTF-16 units of one cell. */
export const transferLimits = { bytes: 10_000_000, ideas: 5000, columns: 200, cell: 10_000 } as const;
