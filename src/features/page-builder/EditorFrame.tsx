import { useSelector } from '@xstate/react';
import { ArrowLeft, Monitor, Moon, Smartphone, Sun, SunMoon, Tablet } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { buildPath } from '#domain/routes/build-path.ts';
import { type PageEditorActor, stageTones, stageWidths } from '#machines/page/page-editor.machine.ts';
import { css } from '#styled-system/css';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { frameLabels as labels, listLabels, stageLabels, versionLabels } from './labels.ts';

export interface EditorFrameProps {
  readonly title: string;
  /** Whether there is another version to look at. */
  readonly hasVersionB: boolean;
  /** Whether the page has other colors by night. */
  readonly hasNight: boolean;
  readonly editor: PageEditorActor;
  readonly panel: Panel;
  readonly onPanel: (panel: Panel) => void;
  readonly actions: ReactNode;
  /** At the end of the bar, and of its first line where it has several. */
  readonly publish: ReactNode;
  /** Things to know about the page before it is changed. */
  readonly notice: ReactNode;
  readonly outline: ReactNode;
  readonly stage: ReactNode;
  /** Fields and actions of the selected block. */
  readonly inspector: ReactNode;
  readonly children?: ReactNode;
}

const icons = { phone: Smartphone, tablet: Tablet, desktop: Monitor } as const;
const widths = stageWidths.map((value) => {
  const Icon = icons[value];
  return { value, label: stageLabels.widths[value], icon: <Icon aria-hidden="true" /> };
});

const toneIcons = { system: SunMoon, light: Sun, dark: Moon } as const;
const tones = stageTones.map((value) => {
  const Icon = toneIcons[value];
  return { value, label: stageLabels.tones[value], icon: <Icon aria-hidden="true" /> };
});

const versions = (['a', 'b'] as const).map((value) => ({ value, label: versionLabels.names[value] }));

/** The panel that is shown if there is room for only one. */
export type Panel = 'outline' | 'page' | 'block';
const panels = (['outline', 'page', 'block'] as const).map((value) => ({ value, label: labels[value] }));

type ViewsProps = Pick<EditorFrameProps, 'hasVersionB' | 'hasNight' | 'editor' | 'panel' | 'onPanel'>;

/** The outline, the page and what is selected side by side; one at a time where there is no room for all. */
export function EditorFrame({
  title,
  hasVersionB,
  hasNight,
  editor,
  panel,
  onPanel,
  actions,
  publish,
  notice,
  outline,
  stage,
  inspector,
  children,
}: EditorFrameProps) {
  return (
    <div className={frame}>
      <header className={bar}>
        <ButtonLink href={buildPath({ name: 'page-builder' })} variant="quiet">
          <ArrowLeft aria-hidden="true" />
          <VisuallyHidden>{listLabels.all}</VisuallyHidden>
        </ButtonLink>
        <h1 tabIndex={-1} className={heading}>
          {title}
        </h1>
        <Views {...{ hasVersionB, hasNight, editor, panel, onPanel }} />
        <div className={buttons}>
          {actions}
          <div className={css({ marginInlineStart: 'auto', paddingInlineStart: '8' })}>{publish}</div>
        </div>
      </header>
      {notice}
      <div data-panel={panel} className={room}>
        <div data-of="outline" className={side}>
          {outline}
        </div>
        <div data-of="page" className={middle}>
          {stage}
        </div>
        <div data-of="block" className={side}>
          {inspector}
        </div>
      </div>
      {children}
    </div>
  );
}

/** Chooses the panel, width, tone and version that are seen. Rendered again only if they change, not with the page. */
const Views = memo(({ hasVersionB, hasNight, editor, panel, onPanel }: ViewsProps) => {
  const { width, tone, version } = useSelector(editor, ({ context }) => context);
  return (
    <div className={views}>
      <div className={css({ display: { laptop: 'none' } })}>
        <SegmentedControl label={labels.panels} options={panels} value={panel} onChange={onPanel} />
      </div>
      <SegmentedControl
        label={stageLabels.width}
        options={widths}
        value={width}
        onChange={(chosen) => editor.send({ type: 'width.chosen', width: chosen })}
        isShortOnPhones
      />
      {hasNight && (
        <SegmentedControl
          label={stageLabels.tone}
          options={tones}
          value={tone}
          onChange={(chosen) => editor.send({ type: 'tone.chosen', tone: chosen })}
          isShort
        />
      )}
      {hasVersionB && (
        <SegmentedControl
          label={versionLabels.shown}
          options={versions}
          value={version}
          onChange={(chosen) => editor.send({ type: 'version.shown', version: chosen })}
        />
      )}
    </div>
  );
});

const frame = css({ display: 'flex', flexDirection: 'column', height: 'full', minWidth: '0' });
const bar = css({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '8',
  padding: '8',
  borderBottom: 'hairline',
  background: 'surface',
});
const heading = css({
  flex: '1',
  minWidth: '96',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 'strong',
  outline: 'none',
});
const views = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8',
  width: { base: 'full', tablet: 'auto' },
});
const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4',
  width: { base: 'full', laptop: 'auto' },
});
const room = css({
  flex: '1',
  minHeight: '0',
  display: 'grid',
  // The page has what a laptop's window can spare: its outline is cut before it is.
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    laptop: 'minmax({sizes.192}, 1fr) minmax(0, 5fr) {sizes.card}',
  },
  gridTemplateRows: 'minmax(0, 1fr)',
  laptopDown: {
    '&[data-panel=outline] > :not([data-of=outline])': { display: 'none' },
    '&[data-panel=page] > :not([data-of=page])': { display: 'none' },
    '&[data-panel=block] > :not([data-of=block])': { display: 'none' },
  },
});
const side = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  minHeight: '0',
  overflowY: 'auto',
  background: 'surface',
  borderInline: { laptop: 'hairline' },
});
const middle = css({ display: 'grid', minWidth: '0', minHeight: '0' });
