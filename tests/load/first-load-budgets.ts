/** Most JavaScript that may arrive before a screen can be used, in KB: 1,000 bytes of gzip -9. */
export const firstLoadBudgets = {
  '/': 140,
  '/sign-in': 186,
  '/home': 257,
  '/idea-vault': 365,
  '/canvas': 314,
  '/validate': 312,
  '/page-builder': 298,
  '/reports': 300,
  '/toolkit': 300,
  '/feedback': 300,
} as const;

/** Most scripts that it may come in. */
export const firstLoadScripts = 40;
