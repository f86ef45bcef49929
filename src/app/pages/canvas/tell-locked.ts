import { canvasLabels } from '#features/canvas/labels.ts';
import type { Services } from '../../services.ts';

/** Why nothing happened to what was to be changed. */
export const tellLocked = ({ showToast }: Pick<Services, 'showToast'>): void =>
  showToast({ tone: 'info', message: canvasLabels.locked });
