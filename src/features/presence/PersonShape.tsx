import { personShapes } from '#domain/presence/person-look.ts';
import { cva } from '#styled-system/css';

const looks = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** The shape of a person in their color, as beside their pointer on a canvas. */
export function PersonShape({ look }: { readonly look: number }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className={shape({ look: looks[look] ?? 0 })}>
      <path d={personShapes[look]} />
    </svg>
  );
}

const shape = cva({
  base: { flexShrink: '0', width: '12', height: '12', _forcedColors: { fill: '[CanvasText]' } },
  variants: {
    look: {
      0: { fill: 'person.1' },
      1: { fill: 'person.2' },
      2: { fill: 'person.3' },
      3: { fill: 'person.4' },
      4: { fill: 'person.5' },
      5: { fill: 'person.6' },
      6: { fill: 'person.7' },
      7: { fill: 'person.8' },
    },
  },
});
