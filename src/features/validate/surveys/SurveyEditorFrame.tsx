import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { type SurveyEditorActor, surveyPanels } from '#machines/survey/survey-editor.machine.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { useRights } from '#ui/rights.ts';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { frameLabels as labels, listLabels } from './labels.ts';

export interface SurveyEditorFrameProps {
  readonly title: string;
  readonly state: ReactNode;
  readonly listHref: string;
  readonly editor: SurveyEditorActor;
  readonly actions: ReactNode;
  /** The list of questions. */
  readonly outline: ReactNode;
  /** Fields of the selected question. */
  readonly fields: ReactNode;
  readonly preview: ReactNode;
  readonly children?: ReactNode;
}

const panels = surveyPanels.map((value) => ({ value, label: labels.panels[value] }));
const readingPanels = panels.filter(({ value }) => value !== 'question');

/** The questions beside the one that is worked on, or beside the preview; one at a time where there is no room for two. */
export function SurveyEditorFrame(props: SurveyEditorFrameProps) {
  const { title, state, listHref, editor, actions, outline, fields, preview, children } = props;
  const mayEdit = useRights().edit;
  const chosenPanel = useSelector(editor, ({ context }) => context.panel);
  const panel = mayEdit || chosenPanel === 'questions' ? chosenPanel : 'preview';
  return (
    <div className={column}>
      <p>
        <Link href={listHref}>{listLabels.all}</Link>
      </p>
      <header className={bar}>
        <div className={css({ flex: '1', minWidth: '160' })}>
          <Heading level={2}>{title}</Heading>
          {state}
        </div>
        <div className={buttons}>{actions}</div>
      </header>
      <div className={css({ '& > * > :first-child': { display: { laptop: 'none' } } })}>
        <SegmentedControl
          label={labels.panel}
          options={mayEdit ? panels : readingPanels}
          value={panel}
          onChange={(chosen) => editor.send({ type: 'panel.chosen', panel: chosen })}
        />
      </div>
      <div data-panel={panel} className={room}>
        <div data-of="questions" className={side}>
          {outline}
        </div>
        <div data-of="beside" className={css({ minWidth: '0' })}>
          {panel === 'preview' ? preview : fields}
        </div>
      </div>
      {children}
    </div>
  );
}

const column = css({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '16', minWidth: '0' });
const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' });
const room = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', laptop: '{sizes.popover} minmax(0, 1fr)' },
  gap: '24',
  alignItems: 'start',
  laptopDown: {
    '&[data-panel=questions] > [data-of=beside]': { display: 'none' },
    '&:not([data-panel=questions]) > [data-of=questions]': { display: 'none' },
  },
});
const side = css({
  position: { laptop: 'sticky' },
  top: '0',
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  // As tall as its questions, and no taller than the window.
  maxHeight: '[calc({sizes.screen} - {sizes.192})]',
  border: 'hairline',
  borderRadius: 'card',
  background: 'surface',
  overflow: 'hidden',
});
