/** Most JavaScript that may arrive before a screen can be used, in KB: 1,000 bytes of gzip -9. */
export const firstLoadBudgets = {
  '/': 125,
  '/sign-in': 175,
  '/home': 225,
  '/idea-vault': 335,
  '/canvas': 275,
} as const;
