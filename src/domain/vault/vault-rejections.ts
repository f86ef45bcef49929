/** Reasons to reject a command of the vault, as they are shown. */
export const vaultRejections = {
  'weights-not-100': 'The weights must add up to 100%.',
  'criteria-changed': 'The criteria were changed elsewhere in the meantime. If you try again, yours replace them.',
  'name-taken': 'That name is already taken.',
  'template-missing': 'This template was deleted.',
  'template-too-large': 'It’s too large for a template. Select fewer items or shorten long texts.',
} as const;
