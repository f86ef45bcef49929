import { defineRecipe } from '@pandacss/dev';

export const button = defineRecipe({
  className: 'button',
  description: 'Buttons, and links that look like one.',
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8',
    flexShrink: '0',
    maxWidth: 'full',
    border: 'clear',
    borderRadius: 'control',
    fontFamily: 'text',
    fontWeight: 'medium',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'feedback',
    transitionTimingFunction: 'out',
    '& svg': { flexShrink: '0', width: '16', height: '16' },
    _disabled: { cursor: 'default', opacity: 'disabled' },
    _pending: { cursor: 'progress', opacity: 'full' },
    _forcedColors: { border: '1px solid ButtonBorder' },
  },
  variants: {
    variant: {
      primary: {
        background: { base: 'brand', _hover: 'brand.hover', _pressed: 'brand.pressed' },
        color: 'onBrand',
      },
      marker: {
        background: { base: 'marker', _hover: 'marker.hover', _pressed: 'marker.pressed' },
        border: 'marker',
        color: 'onMarker',
        fontWeight: 'strong',
      },
      secondary: {
        background: { base: 'surface', _hover: 'surface.sunken', _pressed: 'surface.sunken' },
        border: 'control',
        color: 'ink',
      },
      quiet: {
        background: { base: 'transparent', _hover: 'hover', _pressed: 'pressed' },
        color: 'ink',
      },
      danger: {
        background: { base: 'danger', _hover: 'danger.hover', _pressed: 'danger.pressed' },
        color: 'onDanger',
      },
    },
    size: {
      small: { minHeight: { base: 'toolbar', _coarse: 'touch' }, px: '12', py: '4', fontSize: '13', lineHeight: '20' },
      medium: { minHeight: { base: 'control', _coarse: 'touch' }, px: '16', py: '4', fontSize: '14', lineHeight: '20' },
      large: { minHeight: 'touch', px: '24', py: '8', fontSize: '16', lineHeight: '24' },
    },
    shape: {
      label: {},
      icon: { px: '0', py: '0' },
    },
  },
  compoundVariants: [
    { shape: 'icon', size: 'small', css: { px: '0', minWidth: { base: 'toolbar', _coarse: 'touch' } } },
    { shape: 'icon', size: 'medium', css: { px: '0', minWidth: { base: 'control', _coarse: 'touch' } } },
    { shape: 'icon', size: 'large', css: { px: '0', minWidth: 'touch' } },
  ],
  defaultVariants: { variant: 'secondary', size: 'medium', shape: 'label' },
  staticCss: ['*'],
});
