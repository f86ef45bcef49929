import { CanvasEntries } from './CanvasEntries.tsx';
import { SelectionArea } from './selection/SelectionArea.tsx';
import { SelectionMenu } from './selection/SelectionMenu.tsx';
import { ZoomEntries } from './tools/ZoomEntries.tsx';

/** Parts that a canvas shows as soon as something of it is selected or opened, fetched as one file after the canvas itself. */
export { CanvasEntries, SelectionArea, SelectionMenu, ZoomEntries };
