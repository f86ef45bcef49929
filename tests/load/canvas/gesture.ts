/** A gesture in a page, a step in every frame; `progress` counts seconds. */
export interface Gestures {
  pan(progress: number): void;
  zoom(progress: number): void;
  'drag one'(progress: number): void;
  'drag all'(progress: number): void;
  /** Prepares the gesture, which is not measured. */
  begin(gesture: GestureName): Promise<void>;
  end(gesture: GestureName): Promise<void>;
}

export type GestureName = 'pan' | 'zoom' | 'drag one' | 'drag all';

/** Runs a gesture for so long, and answers with the times between its frames. All in milliseconds. */
export async function run(gestures: Gestures, name: GestureName, lastsMs: number): Promise<number[]> {
  await gestures.begin(name);
  const spacings: number[] = [];
  performance.mark('gesture begins');
  await new Promise<void>((resolve) => {
    let first = 0;
    let last = 0;
    const step = (now: number): void => {
      if (last > 0) spacings.push(now - last);
      else first = now;
      last = now;
      gestures[name]((now - first) / 1000);
      if (now - first < lastsMs) requestAnimationFrame(step);
      else resolve();
    };
    requestAnimationFrame(step);
  });
  performance.mark('gesture ends');
  await gestures.end(name);
  return spacings;
}

/** There and back again every two seconds, up to `reach`. */
export const swing = (progress: number, reach: number): number => reach * Math.sin(progress * Math.PI);
