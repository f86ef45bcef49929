import { defineSlotRecipe } from '@pandacss/dev';

/** Where colors are forced, lines and signs are all of one, and told apart by dash and shape. */
const line = (stroke: string) => ({ stroke, _forcedColors: { stroke: 'CanvasText' } });
const solid = (color: string) => ({
  fill: color,
  stroke: color,
  _forcedColors: { fill: 'CanvasText', stroke: 'CanvasText' },
});
const text = (fill: string) => ({ fill, _forcedColors: { fill: 'CanvasText', stroke: 'Canvas' } });
const band = (color: string) => ({ fill: color, ...line(color) });

const toned = (name: string) => ({
  zone: { fill: `${name}.tint`, _forcedColors: { fill: 'none' } },
  band: band(name),
  faint: line(name),
  sign: solid(name),
  label: text(name),
  value: { color: name },
});

export const chart = defineSlotRecipe({
  className: 'chart',
  description: 'A chart: zones and bands, lines told apart by their dashes, signs told apart by their shapes.',
  slots: [
    'root',
    'finding',
    'plots',
    'head',
    'title',
    'value',
    'plot',
    'zone',
    'band',
    'base',
    'bound',
    'faint',
    'walk',
    'sign',
    'stake',
    'label',
    'cursor',
    'foot',
    'readout',
    'summary',
    'scroller',
    'table',
    'cell',
  ],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '8',
      width: 'full',
      minWidth: '0',
      _print: { display: 'block', '& > * + *': { marginTop: '8' } },
    },
    finding: { textStyle: 'body', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
    plots: {
      display: 'flex',
      flexDirection: 'column',
      gap: '12',
      paddingBottom: '20',
      borderRadius: 'control',
      outline: 'none',
      _focusVisible: { outline: 'ring', outlineOffset: '4px' },
    },
    head: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '12', paddingBottom: '4' },
    title: { minWidth: '0', fontSize: '13', lineHeight: '20', fontWeight: 'medium', overflowWrap: 'anywhere' },
    value: { textStyle: 'figure' },
    plot: { display: 'block', width: 'full', overflow: 'visible' },
    zone: { stroke: 'none' },
    band: { fillOpacity: '0.22', strokeWidth: '1px' },
    base: { fill: 'none', strokeWidth: '1px', ...line('line.strong') },
    bound: { fill: 'none', strokeWidth: '1.5px' },
    faint: { fill: 'none', strokeWidth: '1px', strokeDasharray: '1 3' },
    walk: { fill: 'none', strokeWidth: '2px', strokeLinejoin: 'round', ...line('ink') },
    sign: { strokeWidth: '1px' },
    stake: { strokeWidth: '1.5px', ...solid('ink') },
    label: {
      textStyle: 'figure.small',
      paintOrder: 'stroke',
      stroke: 'surface',
      strokeWidth: '3px',
      strokeLinejoin: 'round',
    },
    cursor: { fill: 'none', strokeWidth: '1px', ...line('brand') },
    foot: {
      position: 'relative',
      // Nobody unfolds paper.
      _print: { '& details::details-content': { contentVisibility: 'visible', display: 'block', blockSize: 'auto' } },
    },
    // Beside the summary where there is room.
    readout: {
      display: 'block',
      minHeight: '20',
      textStyle: 'figure',
      color: 'ink.muted',
      position: { phone: 'absolute' },
      top: '2',
      insetInlineEnd: '0',
      _print: { display: 'none' },
    },
    summary: {
      width: 'fit',
      minHeight: '24',
      paddingBlock: '2',
      fontSize: '13',
      lineHeight: '20',
      color: 'brand',
      cursor: 'pointer',
      _print: { display: 'none' },
    },
    scroller: { overflowX: 'auto', _print: { overflow: 'visible' } },
    table: { width: 'full', borderCollapse: 'collapse', fontSize: '13', lineHeight: '20' },
    cell: {
      paddingBlock: '4',
      paddingInlineEnd: '12',
      borderBottom: 'hairline',
      textAlign: 'start',
      fontVariantNumeric: 'tabular-nums',
      fontWeight: 'normal',
      'thead &': { color: 'ink.muted', fontWeight: 'medium' },
    },
  },
  variants: {
    size: { full: {}, small: { plots: { paddingBottom: '4' } } },
    tone: {
      plain: { band: band('brand'), faint: line('ink.muted'), sign: solid('ink'), label: text('ink.muted') },
      supports: { ...toned('supports'), bound: { ...line('supports'), strokeDasharray: '8 4' } },
      inconclusive: toned('inconclusive'),
      refutes: { ...toned('refutes'), bound: { ...line('refutes'), strokeDasharray: '2 3' } },
    },
  },
  defaultVariants: { tone: 'plain', size: 'full' },
  staticCss: ['*'],
});
