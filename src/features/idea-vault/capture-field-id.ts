/** Where the vault takes an idea, for the key that leads there. */
export const captureFieldId = 'capture-idea';
