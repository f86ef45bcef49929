import type { Services } from '../../services.ts';

/** Why nothing happened to what was to be changed. */
export const tellLocked = ({ showToast }: Pick<Services, 'showToast'>): void =>
  showToast({ tone: 'info', message: 'It is locked. Unlock it in its menu first.' });
