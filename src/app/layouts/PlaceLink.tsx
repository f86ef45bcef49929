import { useSelector } from '@xstate/store-react';
import { useId } from 'react';
import { buildPath } from '#domain/routes/build-path.ts';
import { cva } from '#styled-system/css';
import type { MainPlace } from './main-places.ts';
import { NewsSign } from './NewsSign.tsx';
import { useShell } from './shell-context.ts';
import { usePlace } from './use-place.ts';

export interface PlaceLinkProps {
  readonly target: MainPlace;
  readonly look?: PlaceLook;
  readonly onFollow?: () => void;
}

/** `bar` stands in the rail, which is a bar at the bottom of narrow windows; `sign` shows its name as a tooltip. */
export type PlaceLook = 'bar' | 'sign' | 'row';

export const placeLook = cva({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    width: 'full',
    borderRadius: 'control',
    color: { base: 'ink.muted', _hover: 'ink', _current: 'ink' },
    background: { _hover: 'hover', _current: 'pressed' },
    fontWeight: { _current: 'strong' },
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '& svg': { width: '18', height: '18', flexShrink: '0' },
  },
  variants: {
    look: {
      bar: {
        flexDirection: { base: 'column', tablet: 'row' },
        justifyContent: { base: 'center', tablet: 'flex-start' },
        gap: { base: '4', tablet: '12' },
        minHeight: { base: '48', tablet: 'control' },
        paddingInline: { base: '4', tablet: '12' },
        textStyle: { base: 'caption', tablet: 'body' },
      },
      sign: {
        flexDirection: { base: 'column', tablet: 'row' },
        justifyContent: 'center',
        gap: { base: '4', tablet: '0' },
        minHeight: { base: '48', tablet: 'control' },
        paddingInline: '4',
        textStyle: 'caption',
      },
      row: { gap: '16', minHeight: 'touch', paddingInline: '12', textStyle: 'body' },
    },
  },
  defaultVariants: { look: 'bar' },
});

/** The name of a collapsed link: seen beside it under the pointer or the focus until Escape, and always its accessible name. */
export const placeName = cva({
  variants: {
    look: {
      bar: {},
      row: {},
      sign: {
        tablet: {
          position: 'absolute',
          insetInlineStart: '[100%]',
          marginInlineStart: '8',
          paddingInline: '8',
          paddingBlock: '4',
          borderRadius: 'control',
          background: 'ink',
          color: 'canvas',
          fontWeight: 'text',
          boxShadow: 'float',
          opacity: 'none',
          pointerEvents: 'none',
          // Bridges the gap, so that the pointer can come over and read.
          _before: { content: '""', position: 'absolute', insetInlineStart: '-8', insetBlock: '0', width: '8' },
          'nav:not([data-signs=quiet]) :is(a, button):is(:hover, :focus-visible) > &': {
            opacity: 'full',
            pointerEvents: 'auto',
          },
          _forcedColors: { border: 'hairline' },
        },
      },
    },
  },
  defaultVariants: { look: 'bar' },
});

/** Beside the name, on the corner of the icon where there is none. */
const placeSign = cva({
  base: { display: 'flex' },
  variants: {
    look: {
      bar: { marginInlineStart: 'auto' },
      row: { marginInlineStart: 'auto' },
      sign: { position: 'absolute', top: '0', insetInlineEnd: '0' },
    },
  },
  defaultVariants: { look: 'bar' },
});

/** A section in the main navigation, of the idea that is open, marked while the founder is in it. */
export function PlaceLink({ target: { name, label, to, Icon }, look = 'bar', onFollow }: PlaceLinkProps) {
  const openProjectId = useSelector(useShell().openProjectId);
  const signId = useId();
  const here = usePlace();
  const isHere = here.name === name || here.name.startsWith(`${name}.`);
  const hasNews = name === 'news';
  return (
    <a
      href={buildPath(to(openProjectId))}
      className={placeLook({ look })}
      aria-current={isHere ? 'page' : undefined}
      aria-describedby={hasNews ? signId : undefined}
      onClick={onFollow}
    >
      <Icon aria-hidden="true" />
      <span className={placeName({ look })}>{label}</span>
      {hasNews && (
        <span className={placeSign({ look })}>
          <NewsSign id={signId} />
        </span>
      )}
    </a>
  );
}
