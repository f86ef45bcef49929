import { CanvasDialogs } from './CanvasDialogs.tsx';
import { CanvasHistory } from './CanvasHistory.tsx';
import { CanvasPresentation } from './CanvasPresentation.tsx';

/** Views that a canvas opens once in a while: its dialogs, and the modes that take its place. */
export { CanvasDialogs, CanvasHistory, CanvasPresentation };
