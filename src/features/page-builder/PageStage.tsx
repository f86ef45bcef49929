import { memo, type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { liveBlock } from '#domain/page/block-tree.ts';
import { fieldOf } from '#domain/page/field-rules.ts';
import type { Page, PageSettings } from '#domain/page/page.ts';
import { type ContentBlock, contentOf, type ShownVersion, textOf } from '#domain/page/page-content.ts';
import type { PageOutline } from '#domain/page/page-outline.ts';
import { drawSection, pageTitle, planPage, type SectionPlace } from '#drawing/page/draw-page.ts';
import { editingStyle, selectionStyle } from '#drawing/page/editing-style.ts';
import { drawFooter } from '#drawing/page/footer.ts';
import type { PageImage } from '#drawing/page/page-context.ts';
import { pageStyle } from '#drawing/page/page-style.ts';
import type { BlockTextActor, TextPlace } from '#machines/page/block-text.machine.ts';
import type { StageWidth } from '#machines/page/page-editor.machine.ts';
import { css } from '#styled-system/css';
import { useAdoptedStyle } from '#ui/use-adopted-style.ts';
import { drawn, type TypedText } from './drawn.ts';
import { InlineText } from './InlineText.tsx';
import { fieldLabel, kindLabel, stageLabels } from './labels.ts';

export interface PageStageProps {
  readonly page: Page;
  readonly outline: PageOutline;
  readonly version: ShownVersion;
  readonly width: StageWidth;
  readonly selected: string | null;
  /** Pressed on the stage; null beside every block. */
  readonly onSelect: (id: string | null) => void;
  readonly image: (asset: string) => PageImage | undefined;
  /** Typing in place; without it nothing is typed here. */
  readonly text?: BlockTextActor;
  /** A text of more than a line is to be typed, beside the page. */
  readonly onText?: (field: string) => void;
}

/** In pixels. */
const widths: Readonly<Record<StageWidth, number>> = { phone: 360, tablet: 768, desktop: 1280 };

/** The page itself, as wide as on a phone, a tablet or a desktop; made smaller where there is no room for that. */
export function PageStage({ page, outline, version, width, selected, onSelect, image, text, onText }: PageStageProps) {
  const [place, setPlace] = useState<TextPlace | null>(null);
  const { slug, title, description, palette, font, image: social, goal, isListed } = page;
  const room = useRef<HTMLElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  useZoom(room, shown, widths[width]);
  const style = useMemo(() => pageStyle(palette, font), [palette, font]);
  useAdoptedStyle(`${style}${editingStyle}`);
  useAdoptedStyle(selected === null ? '' : selectionStyle(CSS.escape(selected)));
  const settings = useMemo(
    () => ({ slug, title, description, palette, font, image: social, goal, isListed }),
    [slug, title, description, palette, font, social, goal, isListed],
  );
  const plan = useMemo(
    () => planPage(outline.flatMap((section) => contentOf(section, version) ?? [])),
    [outline, version],
  );
  const typed = useMemo(
    (): TypedText | undefined =>
      text && place
        ? {
            ...place,
            draw: (tag, className) => (
              <InlineText
                key={`${place.block} ${place.field}`}
                tag={tag}
                className={className}
                label={fieldLabel(place.kind, place.field)}
                text={text}
                onLeft={() => setPlace(null)}
              />
            ),
          }
        : undefined,
    [text, place],
  );
  const typeIn = (target: Element) => {
    const { block: id = '', field = '' } = target.closest<HTMLElement>('[data-field]')?.dataset ?? {};
    const block = liveBlock(page, id);
    const kind = block && fieldOf(block.kind, field)?.kind;
    if (!text || !block || !kind) return;
    if (kind !== 'plain') return onText?.(field);
    const to = { block: id, kind: block.kind, field };
    text.send({ type: 'text.begun', place: to, text: textOf(block, field) });
    setPlace(to);
  };
  return (
    <section aria-label={stageLabels.stage} ref={room} className={frame}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the outline selects by keys what a press selects here */}
      <div
        ref={shown}
        className="p-page"
        data-stage={width}
        style={{ width: `${widths[width]}px` }}
        onClick={({ target }) =>
          !(target as HTMLElement).isContentEditable &&
          onSelect((target as Element).closest<HTMLElement>('[data-block]')?.dataset['block'] ?? null)
        }
        onDoubleClick={({ target }) => typeIn(target as Element)}
      >
        {!plan.hasTitle && drawn(pageTitle(title))}
        {plan.sections.map(({ block, place }) => (
          <Section
            key={block.id}
            block={block}
            {...place}
            settings={settings}
            image={image}
            typed={typedIn(block, typed)}
          />
        ))}
        <Footer blocks={plan.footers} slug={slug} typed={typed} />
      </div>
    </section>
  );
}

/** Undefined for all the others, so that they are not drawn again. */
const typedIn = ({ id, items }: ContentBlock, typed: TypedText | undefined): TypedText | undefined =>
  typed && (typed.block === id || items.some((item) => item.id === typed.block)) ? typed : undefined;

interface SectionProps extends SectionPlace {
  readonly block: ContentBlock;
  readonly settings: PageSettings;
  readonly image: PageStageProps['image'];
  readonly typed: TypedText | undefined;
}

/** Drawn again only when something in it changes. */
const Section = memo(({ block, settings, image, typed, ...place }: SectionProps): ReactNode => {
  const markup = drawSection(block, { ...place, image, content: settings });
  if (markup) return drawn(markup, typed);
  return (
    <div data-block={block.id} className={`p-section ${hollow}`}>
      <div className="p-in">{stageLabels.empty(kindLabel(block.kind))}</div>
    </div>
  );
});

interface FooterProps {
  readonly blocks: readonly ContentBlock[];
  readonly slug: string;
  readonly typed: TypedText | undefined;
}

function Footer({ blocks, slug, typed }: FooterProps) {
  return drawn(drawFooter(blocks, slug), typed);
}

/** Shows a page of that width so much smaller that it fits; before the next frame is painted, whenever the room changes. */
function useZoom(room: RefObject<HTMLElement | null>, stage: RefObject<HTMLElement | null>, width: number): void {
  useLayoutEffect(() => {
    const [around, shown] = [room.current, stage.current];
    if (!around || !shown) return;
    const adjust = () => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(around);
      const free = around.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      shown.style.zoom = String(Math.min(1, free / width));
    };
    adjust();
    const observer = new ResizeObserver(adjust);
    observer.observe(around);
    return () => observer.disconnect();
  }, [room, stage, width]);
}

const frame = css({
  minWidth: '0',
  minHeight: '0',
  overflow: 'auto',
  paddingInline: { base: '8', laptop: '24' },
  paddingBlock: { base: '12', laptop: '24' },
  background: 'surface.sunken',
  '& > *': { marginInline: 'auto', boxShadow: 'float' },
});
const hollow = css({ opacity: 'quiet', fontStyle: 'italic' });
