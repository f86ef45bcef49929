import { Fragment, memo, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Page } from '#domain/page/page.ts';
import { pageContent } from '#domain/page/page-content.ts';
import { isPageTheme } from '#domain/page/page-theme.ts';
import { drawSection, pageTitle, planPage } from '#drawing/page/draw-page.ts';
import { thumbnailStyle } from '#drawing/page/editing-style.ts';
import { styleOfPage } from '#drawing/page/page-style.ts';
import { css } from '#styled-system/css';
import { drawn } from './drawn.ts';

/** More of them is below what is seen. */
const sectionsSeen = 3;

/** Nothing is loaded for a picture this small. */
const noImage = () => undefined;

export interface PageThumbnailProps {
  readonly page: Page;
}

/** The top of a page in small, drawn once it comes into view. Decoration: nobody reads, focuses or presses it. */
export const PageThumbnail = memo(({ page }: PageThumbnailProps) => {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  useEffect(() => {
    const target = host.current;
    if (!target || root) return;
    const seeing = new IntersectionObserver((entries) => {
      // Its style is its own: the next page has other colors.
      if (entries.some(({ isIntersecting }) => isIntersecting))
        setRoot(target.shadowRoot ?? target.attachShadow({ mode: 'open' }));
    });
    seeing.observe(target);
    return () => seeing.disconnect();
  }, [root]);
  return (
    <div ref={host} aria-hidden="true" inert className={frame}>
      {root && createPortal(<Top page={page} root={root} />, root)}
    </div>
  );
});

function Top({ page, root }: { readonly page: Page; readonly root: ShadowRoot }) {
  const { palette, font, theme } = page;
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${styleOfPage({ palette, font, theme })}${thumbnailStyle}`);
    root.adoptedStyleSheets = [sheet];
  }, [root, palette, font, theme]);
  const content = pageContent(page, 'a');
  const { sections, hasTitle } = planPage(content.blocks, isPageTheme(theme));
  return (
    <div className="p-page">
      {!hasTitle && drawn(pageTitle(page.title))}
      {sections.slice(0, sectionsSeen).map(({ block, place }) => {
        const markup = drawSection(block, { ...place, image: noImage, content });
        return <Fragment key={block.id}>{markup && drawn(markup)}</Fragment>;
      })}
    </div>
  );
}

const frame = css({
  flexShrink: '0',
  width: '128',
  aspectRatio: '[8/5]',
  overflow: 'hidden',
  border: 'hairline',
  borderRadius: 'control',
  background: 'surface.sunken',
});
