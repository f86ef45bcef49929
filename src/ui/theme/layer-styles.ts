import { defineLayerStyles } from '@pandacss/dev';

/** The survey grid: hairline dots 24 px apart. Decoration only, so it goes where colors are forced. */
export const layerStyles = defineLayerStyles({
  surveyGrid: {
    value: {
      backgroundImage: 'radial-gradient(circle, {colors.line} 1px, transparent 1.2px)',
      backgroundSize: '1.5rem 1.5rem',
      backgroundPosition: 'center',
      _forcedColors: { backgroundImage: 'none' },
    },
  },
  card: { value: { background: 'surface', border: 'hairline', borderRadius: 'card' } },
  floating: { value: { background: 'surface', border: 'hairline', borderRadius: 'card', boxShadow: 'float' } },
});
