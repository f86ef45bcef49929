import type { CanvasTemplate } from '#domain/canvas-templates/canvas-template.ts';
import { css } from '#styled-system/css';
import { Dialog } from '#ui/Dialog.tsx';
import { Link } from '#ui/Link.tsx';
import { templateLabels } from '../labels.ts';
import { TemplateTile } from './TemplateTile.tsx';

export interface TemplatesDialogProps {
  readonly templates: readonly CanvasTemplate[];
  readonly onChoose: (template: CanvasTemplate) => void;
  readonly onClose: () => void;
}

/** Outlines that are laid out beside what is on the canvas. */
export function TemplatesDialog({ templates, onChoose, onClose }: TemplatesDialogProps) {
  const credited = templates.flatMap(({ credit }) => credit ?? []);
  return (
    <Dialog title={templateLabels.title} place="middle" isOpen onClose={onClose}>
      <ul className={tiles}>
        {templates.map((template) => (
          <li key={template.id}>
            <TemplateTile template={template} hasPurpose onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {credited.map(({ text, source, licence }) => (
        <p key={source} className={css({ paddingTop: '12', color: 'ink.muted', textStyle: 'caption' })}>
          {text}. <Link href={source}>{templateLabels.source}</Link>
          {licence && (
            <>
              {', '}
              <Link href={licence.url}>{licence.name}</Link>
            </>
          )}
        </p>
      ))}
    </Dialog>
  );
}

const tiles = css({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '8' });
