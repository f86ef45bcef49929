import { css } from '#styled-system/css';

/** The first thing that Tab reaches: past the navigation, to the page. */
export function SkipLink() {
  return (
    <a href="#content" className={link}>
      Skip to content
    </a>
  );
}

const link = css({
  position: 'fixed',
  top: '8',
  insetInlineStart: '8',
  zIndex: 'overlay',
  display: 'flex',
  alignItems: 'center',
  minHeight: 'control',
  paddingInline: '16',
  borderRadius: 'control',
  background: 'brand',
  color: 'onBrand',
  transform: { base: 'translateY(-200%)', _focus: 'none' },
});
