import { fitting, zoomedAt } from '../../../machines/canvas/camera.ts';
import type { Camera } from '../../../src/domain/canvas/camera.ts';
import { createPainter, type Painter } from '../../../src/painter/painter.ts';
import { aLargeCanvas } from '../../fixtures/a-large-canvas.ts';
import { themeOf } from '../../ui/painting/theme.ts';
import { type GestureName, run, swing } from './gesture.ts';

const viewport = { width: 1280, height: 800 };
const middle = { x: 640, y: 400 };

/** Runs in the page: the painter of the product with a canvas of so many nodes, all of it in view. */
async function openCanvas(count: number): Promise<void> {
  const host = document.getElementById('host') as HTMLElement;
  const canvas = aLargeCanvas(count);
  const ids = Object.values(canvas.nodes).flatMap((bucket) => Object.keys(bucket));
  const painter = createPainter(host, { theme: themeOf('light') });
  painter.size(viewport.width, viewport.height, 1);
  painter.show(canvas);
  const whole = fitting(painter.bounds() ?? { x: 0, y: 0, width: 1, height: 1 }, viewport);
  painter.look(whole);
  await painter.settled();
  Object.assign(window, {
    gesture: (name: GestureName, lastsMs: number) => run(gesturesOf(painter, whole, ids), name, lastsMs),
  });
}

function gesturesOf(painter: Painter, whole: Camera, ids: readonly string[]) {
  const one = [ids[ids.length >> 1] as string];
  const drag = (moved: readonly string[], progress: number): void => {
    const by = swing(progress, 150 / whole.zoom);
    painter.preview({ kind: 'move', ids: moved, dx: by, dy: by / 2, guides: [] });
  };
  return {
    pan: (progress: number) => painter.look({ ...whole, x: whole.x + swing(progress, 400 / whole.zoom) }),
    zoom: (progress: number) => painter.look(zoomedAt(whole, middle, whole.zoom * 2 ** swing(progress, 1))),
    'drag one': (progress: number) => drag(one, progress),
    'drag all': (progress: number) => drag(ids, progress),
    begin: async (name: GestureName) => {
      painter.select(new Set(name === 'drag one' ? one : name === 'drag all' ? ids : []));
      await painter.settled();
    },
    end: async () => {
      painter.preview(null);
      painter.look(whole);
      await painter.settled();
    },
  };
}

Object.assign(window, { openCanvas });
