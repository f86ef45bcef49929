import { fitting } from '../../../src/painter/camera.ts';
import { createPainter } from '../../../src/painter/painter.ts';
import { aCanvas, aNode, anEdge, at } from '../../fixtures/a-canvas.ts';
import { aLargeCanvas } from '../../fixtures/a-large-canvas.ts';
import { themeOf } from './theme.ts';

const host = document.getElementById('host') as HTMLElement;

/** What a test has in the page: a painter and all that it takes to make things for it. */
const painting = { createPainter, fitting, themeOf, aCanvas, aNode, anEdge, at, aLargeCanvas, host };
export type Painting = typeof painting;
Object.assign(window, { painting });
