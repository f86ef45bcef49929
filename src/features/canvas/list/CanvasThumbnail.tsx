import { useEffect, useRef, useState } from 'react';
import type { Canvas } from '#domain/canvas/canvas.ts';
import { css } from '#styled-system/css';
import { readPaintTheme, watchPaintTheme } from '../stage/read-paint-theme.ts';
import { keptThumbnail, thumbnailOf, thumbnailSize } from './thumbnail-of.ts';

export interface CanvasThumbnailProps {
  readonly canvas: Canvas;
}

/** Time without changes after which a canvas that changes elsewhere is drawn again. */
const restMs = 1000;
/** A browser that is never idle draws after so long. */
const patienceMs = 500;

/** All of a canvas in small, drawn once it comes into view and nothing is more urgent. */
export default function CanvasThumbnail({ canvas }: CanvasThumbnailProps) {
  const element = useRef<HTMLCanvasElement>(null);
  const isDrawn = useRef(false);
  const [isSeen, setIsSeen] = useState(false);
  const [look, setLook] = useState(0);
  useEffect(() => watchPaintTheme(() => setLook((before) => before + 1)), []);
  useEffect(() => {
    const target = element.current;
    if (!target || isSeen) return;
    const seeing = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    seeing.observe(target);
    return () => seeing.disconnect();
  }, [isSeen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another look asks for another drawing
  useEffect(() => {
    const target = element.current;
    if (!target || !isSeen) return;
    const dpr = Math.min(2, devicePixelRatio);
    const show = (bitmap: HTMLCanvasElement): void => {
      target.width = bitmap.width;
      target.height = bitmap.height;
      target.getContext('2d')?.drawImage(bitmap, 0, 0);
      isDrawn.current = true;
    };
    const theme = readPaintTheme(target);
    const kept = keptThumbnail(canvas, theme, dpr);
    if (kept) return show(kept);
    return afterRest(isDrawn.current ? restMs : 0, () => show(thumbnailOf(canvas, theme, dpr)));
  }, [canvas, isSeen, look]);
  return <canvas ref={element} width={thumbnailSize.width} height={thumbnailSize.height} className={picture} />;
}

/** Calls once the time is over and the browser has nothing more urgent to do. Returns how to call it off. */
function afterRest(ms: number, draw: () => void): () => void {
  let idle: number | undefined;
  const rest = setTimeout(() => {
    if (!('requestIdleCallback' in window)) draw();
    else idle = requestIdleCallback(draw, { timeout: patienceMs });
  }, ms);
  return () => {
    clearTimeout(rest);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}

const picture = css({ display: 'block', width: 'full', height: 'full' });
