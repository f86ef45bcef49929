import { Fragment, memo, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Page } from '#domain/page/page.ts';
import { pageContent } from '#domain/page/page-content.ts';
import { directionOf, languageOf } from '#domain/page/page-language.ts';
import { isPageTheme, type PageTheme } from '#domain/page/page-theme.ts';
import { drawSection, pageTitle, planPage } from '#drawing/page/draw-page.ts';
import { thumbnailStyle } from '#drawing/page/editing-style.ts';
import { everyScript } from '#drawing/page/font-scripts.ts';
import type { PageImage } from '#drawing/page/page-context.ts';
import { styleOfPage } from '#drawing/page/page-style.ts';
import { fontFaces } from '#drawing/page/theme-fonts.ts';
import { drawTop } from '#drawing/page/top-line.ts';
import { css } from '#styled-system/css';
import { drawn } from './drawn.ts';

/** More of them is below what is seen. */
const sectionsSeen = 3;

export interface PageThumbnailProps {
  readonly page: Page;
  /** Asked for the images that are seen; another function as soon as one more has come. */
  readonly image: (asset: string) => PageImage | undefined;
}

/** The top of a page in small, drawn once it comes into view. Decoration: nobody reads, focuses or presses it. */
export const PageThumbnail = memo(({ page, image }: PageThumbnailProps) => {
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
      {root && createPortal(<Top page={page} image={image} root={root} />, root)}
    </div>
  );
});

function Top({ page, image, root }: PageThumbnailProps & { readonly root: ShadowRoot }) {
  const { palette, font, theme } = page;
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${styleOfPage({ palette, font, theme })}${thumbnailStyle}`);
    root.adoptedStyleSheets = [sheet];
    if (isPageTheme(theme)) nameFonts(theme);
  }, [root, palette, font, theme]);
  const content = pageContent(page, 'a');
  const { sections, tops, hasTitle } = planPage(content.blocks, isPageTheme(theme));
  const [top] = tops;
  const written = languageOf({ ...content, theme });
  return (
    <div className="p-page" lang={written} dir={directionOf(written)}>
      {top && drawn(drawTop(top, sections, content, { image }))}
      {!hasTitle && drawn(pageTitle(page.title))}
      {sections.slice(0, sectionsSeen).map(({ block, place }) => {
        const markup = drawSection(block, { ...place, image, content });
        return <Fragment key={block.id}>{markup && drawn(markup)}</Fragment>;
      })}
    </div>
  );
}

const fontSheets = new Map<PageTheme, CSSStyleSheet>();

/** Names the fonts of a theme to the document, once for all its pages: browsers pass over such rules in a shadow root. */
function nameFonts(theme: PageTheme): void {
  const sheet = fontSheets.get(theme) ?? new CSSStyleSheet();
  if (document.adoptedStyleSheets.includes(sheet)) return;
  fontSheets.set(theme, sheet);
  sheet.replaceSync(fontFaces(theme, everyScript));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
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
