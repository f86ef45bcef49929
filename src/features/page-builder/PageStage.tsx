import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { blockKindOf } from '#domain/page/block-kinds.ts';
import { liveBlock } from '#domain/page/block-tree.ts';
import type { Page, PageSettings } from '#domain/page/page.ts';
import { type ContentBlock, contentOf, type ShownVersion, textOf } from '#domain/page/page-content.ts';
import { directionOf, languageOf } from '#domain/page/page-language.ts';
import type { PageOutline } from '#domain/page/page-outline.ts';
import { isPageTheme } from '#domain/page/page-theme.ts';
import { drawSection, type PagePlan, pageTitle, planPage, type SectionPlace } from '#drawing/page/draw-page.ts';
import { editingStyle } from '#drawing/page/editing-style.ts';
import { embeddedRules } from '#drawing/page/embedded-rules.ts';
import { drawFooter } from '#drawing/page/footer.ts';
import type { PageContext, PageImage } from '#drawing/page/page-context.ts';
import { styleOfPage } from '#drawing/page/page-style.ts';
import { toneRules } from '#drawing/page/themed-style.ts';
import { drawTop } from '#drawing/page/top-line.ts';
import type { BlockTextActor } from '#machines/page/block-text.machine.ts';
import type { StageTone, StageWidth } from '#machines/page/page-editor.machine.ts';
import { css } from '#styled-system/css';
import { useAdoptedStyle } from '#ui/use-adopted-style.ts';
import { AddItem } from './AddItem.tsx';
import { type BlockKeys, blockKey } from './block-keys.ts';
import { drawn, type TypedText } from './drawn.ts';
import { withHints } from './hints.ts';
import { kindLabel, stageLabels } from './labels.ts';
import { type PageSections, partsOf } from './page-parts.ts';
import { pressedPlace } from './typing-place.ts';
import { useSoughtBlock } from './use-sought-block.ts';
import { useTyping } from './use-typing.tsx';

export interface PageStageProps {
  readonly page: Page;
  readonly outline: PageOutline;
  readonly version: ShownVersion;
  readonly width: StageWidth;
  /** The system decides where it is not given. */
  readonly tone?: StageTone;
  readonly selected: string | null;
  /** Pressed on the stage; null beside every block. */
  readonly onSelect: (id: string | null) => void;
  readonly image: (asset: string) => PageImage | undefined;
  /** Draws the first question of a survey; without it the block leads to the survey. */
  readonly question?: PageContext['question'];
  /** Typing in place; without it nothing is typed here. */
  readonly text?: BlockTextActor;
  /** A block of that kind is wanted behind the one in which "/" was typed; answers with its id. */
  readonly onAdd?: (kind: string) => string | undefined;
  /** One more of those that a section holds is wanted at its end; answers with its id. */
  readonly onAddItem?: (section: ContentBlock) => string | undefined;
  /** Keys that act on the selected block. */
  readonly keys?: BlockKeys;
  /** A key ended the typing: the focus goes to the block. */
  readonly onDone?: () => void;
  /** The fields of the selected block are wanted. */
  readonly onOpen?: () => void;
  /** Which panel is seen where there is room for one: what is selected is sought again when it is the page's. */
  readonly panel?: string;
}

/** In pixels. */
const widths: Readonly<Record<StageWidth, number>> = { phone: 360, tablet: 768, desktop: 1280 };

/** The page itself, as wide as on a phone, a tablet or a desktop; made smaller where there is no room for that. */
export function PageStage(props: PageStageProps) {
  const {
    page,
    outline,
    version,
    width,
    tone = 'system',
    selected,
    onSelect,
    image,
    text,
    onAdd,
    onAddItem,
    keys,
    panel,
  } = props;
  const { onDone = ignore, onOpen = ignore, question } = props;
  const { slug, title, description, palette, font, image: social, goal, isListed, theme, language } = page;
  const room = useRef<HTMLElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  const [overlay, setOverlay] = useState<HTMLElement | null>(null);
  useZoom(room, shown, widths[width]);
  const style = useMemo(() => styleOfPage({ theme, palette, font }), [theme, palette, font]);
  const kept =
    tone === 'system' || !isPageTheme(theme) ? '' : toneRules({ theme, palette }, tone, '.p-page[data-stage]');
  useAdoptedStyle(`${style}${embeddedRules}${editingStyle}${kept}`);
  const settings = useMemo(
    () => ({ slug, title, description, palette, font, image: social, goal, isListed, theme, language }),
    [slug, title, description, palette, font, social, goal, isListed, theme, language],
  );
  const plan = useMemo(
    () =>
      planPage(
        outline.flatMap((section) => contentOf(section, version) ?? []),
        isPageTheme(theme),
        nameOf,
      ),
    [outline, version, theme],
  );
  const parts = useParts(plan.sections);
  const written = useMemo(
    () => languageOf({ language, theme, title, blocks: plan.sections.map(({ block }) => block) }),
    [language, theme, title, plan],
  );
  const { typed, type, begin } = useTyping({ outline, overlay, text, onAdd, onDone, onOpen });
  const find = useSoughtBlock(shown, selected, plan, panel);
  const press = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    if (target.isContentEditable || target.closest('[data-add]')) return;
    // What opens on the published page is opened here by selecting it.
    event.preventDefault();
    const pressed = target.closest<HTMLElement>('[data-block]')?.dataset['block'] ?? null;
    find(pressed);
    onSelect(pressed);
    const to = pressedPlace(target, event);
    const block = to && liveBlock(page, to.block);
    if (block) type({ ...to, kind: block.kind }, textOf(block, to.field));
  };
  const act = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || !keys || selected === null || event.target !== event.currentTarget) return;
    const does = blockKey(event, keys);
    if (!does) return;
    event.preventDefault();
    event.stopPropagation();
    does();
  };
  const addItem = useCallback(
    (section: ContentBlock) => {
      begin(onAddItem?.(section), blockKindOf(section.kind)?.items ?? '');
    },
    [onAddItem, begin],
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what is longer than the window
    <section aria-label={stageLabels.stage} ref={room} tabIndex={0} onKeyDown={act} className={frame}>
      <div ref={setOverlay} className={floating} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the outline selects by keys what a press selects here */}
      <div
        ref={shown}
        className="p-page"
        lang={written}
        dir={directionOf(written)}
        data-stage={width}
        style={{ width: `${widths[width]}px` }}
        onClick={press}
      >
        {plan.tops.slice(0, 1).map((block) => (
          <Top key={block.id} block={block} page={settings} {...{ plan, image, selected, typed }} />
        ))}
        {!plan.hasTitle && drawn(pageTitle(title))}
        {parts.map((part) => {
          const isWorkedOn = part.some((section) => has(section, selected));
          return (
            <Part
              key={part[0]?.block.id ?? ''}
              isOne={parts.length === 1}
              sections={part}
              {...{ settings, image, question }}
              selected={isWorkedOn ? selected : null}
              typed={part.some((section) => has(section, typed?.block)) ? typed : undefined}
              onAddItem={isWorkedOn && onAddItem ? addItem : undefined}
            />
          );
        })}
        <Footer blocks={plan.footers} page={settings} selected={selected} typed={typed} />
      </div>
    </section>
  );
}

function useParts(sections: PageSections): readonly PageSections[] {
  const last = useRef<readonly PageSections[]>([]);
  last.current = useMemo(() => partsOf(sections, last.current), [sections]);
  return last.current;
}

/** Whether it is that block, or shows it. */
const has = ({ block: { id, items }, place }: PageSections[number], block: string | null | undefined): boolean =>
  typeof block === 'string' &&
  (id === block || items.some((item) => item.id === block) || place.formHere?.block.id === block);

interface PartProps {
  readonly sections: PageSections;
  /** Then it needs no box. */
  readonly isOne: boolean;
  readonly settings: PageSettings;
  readonly image: PageStageProps['image'];
  readonly question: PageContext['question'];
  /** Null, and undefined below, for all parts that do not show it, so that they are not looked at again. */
  readonly selected: string | null;
  readonly typed: TypedText | undefined;
  readonly onAddItem: ((section: ContentBlock) => void) | undefined;
}

/** Some sections in a row: of a long page only those in view are laid out, and only those that differ are looked at. */
const Part = memo(
  ({ sections, isOne, settings, image, question, selected, typed, onAddItem }: PartProps) => {
    const drawnSections = sections.map((section) => (
      <Section
        key={section.block.id}
        block={section.block}
        {...section.place}
        settings={settings}
        image={image}
        question={section.block.kind === 'survey' ? question : undefined}
        selected={has(section, selected) ? (selected ?? undefined) : undefined}
        typed={has(section, typed?.block) ? typed : undefined}
        onAddItem={has(section, selected) ? onAddItem : undefined}
      />
    ));
    return isOne ? drawnSections : <div className="p-many">{drawnSections}</div>;
  },
  (before, now) =>
    before.isOne === now.isOne &&
    before.settings === now.settings &&
    before.image === now.image &&
    before.question === now.question &&
    before.selected === now.selected &&
    before.typed === now.typed &&
    before.onAddItem === now.onAddItem &&
    isSamePart(before.sections, now.sections),
);

const isSamePart = (a: PageSections, b: PageSections): boolean =>
  a.length === b.length &&
  a.every(
    ({ block, place }, n) =>
      block === b[n]?.block &&
      place.isTitle === b[n].place.isTitle &&
      place.form === b[n].place.form &&
      place.pricing === b[n].place.pricing &&
      place.formHere?.block === b[n].place.formHere?.block &&
      place.formIn === b[n].place.formIn,
  );

const ignore = () => {};

const mayHoldMore = ({ kind, items }: ContentBlock): boolean => {
  const { items: item, itemsMost = 0 } = blockKindOf(kind) ?? {};
  return item !== undefined && items.length < itemsMost;
};

/** A number would change with every section that is added above it. */
const nameOf = ({ id }: ContentBlock): string => `b-${id}`;

interface SectionProps extends SectionPlace {
  readonly block: ContentBlock;
  readonly settings: PageSettings;
  readonly image: PageStageProps['image'];
  readonly question: PageContext['question'];
  /** It, or what in it is selected. */
  readonly selected: string | undefined;
  /** Undefined for all others, so that they are not drawn again. */
  readonly typed: TypedText | undefined;
  /** Undefined for all that are not selected. */
  readonly onAddItem: ((section: ContentBlock) => void) | undefined;
}

/** Drawn again only when something in it changes. */
const Section = memo(
  ({ block, settings, image, question, selected, typed, onAddItem, ...place }: SectionProps): ReactNode => {
    const end = onAddItem && mayHoldMore(block) && <AddItem section={block} onAdd={onAddItem} />;
    const shown = selected === undefined ? block : withHints(block);
    const markup = drawSection(shown, { ...place, image, question, content: settings });
    if (markup) return drawn(markup, { typed, selected, end: end ? { block: block.id, node: end } : undefined });
    return (
      <div
        data-block={block.id}
        data-selected={selected === block.id ? '' : undefined}
        className={`p-section ${hollow}`}
      >
        <div className="p-in">{stageLabels.empty(kindLabel(block.kind))}</div>
        {end}
      </div>
    );
  },
);

interface TopProps extends Pick<PageStageProps, 'image' | 'selected'> {
  readonly block: ContentBlock;
  readonly plan: PagePlan;
  readonly page: PageSettings;
  readonly typed: TypedText | undefined;
}

function Top({ block, plan, page, image, selected, typed }: TopProps) {
  const isShown = ({ block: section, place }: PageSections[number]): boolean =>
    drawSection(section, { ...place, image, content: page }) !== undefined;
  return drawn(drawTop(block, plan.sections, page, { image }, isShown), { typed, selected: selected ?? undefined });
}

interface FooterProps {
  readonly blocks: readonly ContentBlock[];
  readonly selected: string | null;
  readonly page: PageSettings;
  readonly typed: TypedText | undefined;
}

function Footer({ blocks, selected, page, typed }: FooterProps) {
  const shown = blocks.map((block) => (block.id === selected ? withHints(block) : block));
  return drawn(drawFooter(shown, page), { typed, selected: selected ?? undefined });
}

/** Shows a page of that width so much smaller that it fits; before the next frame is painted, whenever the room changes. */
function useZoom(room: RefObject<HTMLElement | null>, stage: RefObject<HTMLElement | null>, width: number): void {
  useLayoutEffect(() => {
    const [around, shown] = [room.current, stage.current];
    if (!around || !shown) return;
    const adjust = () => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(around);
      const free = around.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      const zoom = Math.min(1, free / width);
      shown.style.zoom = String(zoom);
      shown.style.setProperty('--stage-zoom', String(zoom));
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
  paddingInline: { base: '8', laptop: '12' },
  paddingBlock: { base: '12', laptop: '24' },
  background: 'surface.sunken',
  _focusVisible: { outline: 'ring', outlineOffset: '[calc(-1 * {spacing.2})]' },
  '& > .p-page': { marginInline: 'auto', boxShadow: 'float' },
});
const floating = css({ position: 'sticky', top: '0', height: '0', zIndex: 'raised' });
const hollow = css({ opacity: 'quiet', fontStyle: 'italic' });
