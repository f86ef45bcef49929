import { defineRecipe } from '@pandacss/dev';

export const avatar = defineRecipe({
  className: 'avatar',
  description: 'The picture of a person, or their initials on a note.',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    borderRadius: 'control',
    color: 'ink',
    fontFamily: 'text',
    fontWeight: 'strong',
    userSelect: 'none',
    overflow: 'hidden',
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
    _forcedColors: { border: '1px solid CanvasText' },
  },
  variants: {
    note: {
      straw: { background: 'note.straw' },
      clay: { background: 'note.clay' },
      sage: { background: 'note.sage' },
      sky: { background: 'note.sky' },
      heather: { background: 'note.heather' },
    },
    size: {
      small: { width: '24', height: '24', fontSize: '12', lineHeight: '16' },
      medium: { width: '32', height: '32', fontSize: '13', lineHeight: '20' },
      large: { width: '56', height: '56', fontSize: '20', lineHeight: '28' },
      huge: { width: '96', height: '96', fontSize: '31', lineHeight: '36' },
    },
  },
  defaultVariants: { note: 'sage', size: 'medium' },
  staticCss: ['*'],
});
