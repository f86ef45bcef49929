import { CanvasBeginning } from './CanvasBeginning.tsx';
import { CanvasCards } from './CanvasCards.tsx';
import { CanvasClipboard } from './CanvasClipboard.tsx';
import { CanvasCommands } from './CanvasCommands.tsx';
import { CanvasComments } from './CanvasComments.tsx';
import { CanvasImages } from './CanvasImages.tsx';
import { CanvasNotices } from './CanvasNotices.tsx';

/** Parts that a canvas is drawn without, fetched as one file when the browser is idle. */
export { CanvasBeginning, CanvasCards, CanvasClipboard, CanvasCommands, CanvasComments, CanvasImages, CanvasNotices };
