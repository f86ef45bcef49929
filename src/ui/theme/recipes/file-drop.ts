import { defineRecipe } from '@pandacss/dev';

export const fileDrop = defineRecipe({
  className: 'file-drop',
  description: 'A field to drop files on.',
  base: {
    layerStyle: 'surveyGrid',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '8',
    px: '24',
    py: '32',
    border: 'dashed',
    borderRadius: 'card',
    color: 'ink.muted',
    textAlign: 'center',
    _dropTarget: { borderColor: 'brand', backgroundColor: 'brand.tint' },
    _focusVisible: { outline: 'ring', outlineOffset: '2' },
    '& > svg + span': { px: '8', background: 'canvas', borderRadius: 'control' },
    '& svg': { width: '20', height: '20' },
  },
  variants: {
    size: {
      usual: {},
      small: {
        flexDirection: 'row',
        flexWrap: 'wrap',
        px: '12',
        py: '8',
        textAlign: 'start',
        backgroundImage: 'none',
        '& > svg + span': { px: '0', background: 'transparent' },
      },
    },
  },
  defaultVariants: { size: 'usual' },
});
