import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import type { CanvasTemplate } from '#domain/canvas-templates/canvas-template.ts';
import type { OwnTemplate } from '#domain/vault/own-template.ts';
import { css } from '#styled-system/css';
import { Dialog } from '#ui/Dialog.tsx';
import { Heading } from '#ui/Heading.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Link } from '#ui/Link.tsx';
import { Menu } from '#ui/Menu.tsx';
import { templateLabels as labels } from './labels.ts';
import { OwnTemplateTile } from './OwnTemplateTile.tsx';
import { TemplateTile } from './TemplateTile.tsx';

export interface TemplatesDialogProps {
  readonly templates: readonly CanvasTemplate[];
  readonly own: readonly OwnTemplate[];
  readonly onChoose: (template: CanvasTemplate) => void;
  readonly onChooseOwn: (template: OwnTemplate) => void;
  readonly onRename: (template: OwnTemplate) => void;
  readonly onRemove: (template: OwnTemplate) => void;
  readonly onClose: () => void;
}

/** Outlines, and templates of the founder's own, that are laid out beside what is on the canvas. */
export function TemplatesDialog(props: TemplatesDialogProps) {
  const { templates, onChoose, onClose } = props;
  const credited = templates.flatMap(({ credit }) => credit ?? []);
  return (
    <Dialog title={labels.title} place="middle" isOpen onClose={onClose}>
      <ul className={tiles}>
        {templates.map((template) => (
          <li key={template.id}>
            <TemplateTile template={template} hasPurpose onChoose={onChoose} />
          </li>
        ))}
      </ul>
      <OwnTemplates {...props} />
      {credited.map(({ text, source, licence }) => (
        <p key={text} className={css({ paddingTop: '12', color: 'ink.muted', textStyle: 'caption' })}>
          {text}. <Link href={source}>{labels.source}</Link>
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

function OwnTemplates({ own, onChooseOwn, onRename, onRemove }: TemplatesDialogProps) {
  return (
    <section aria-labelledby="own-templates" className={css({ paddingTop: '16' })}>
      <Heading level={3} size="label" id="own-templates">
        {labels.own}
      </Heading>
      {own.length === 0 && <p className={muted}>{labels.none}</p>}
      <ul aria-labelledby="own-templates" className={tiles}>
        {own.map((template) => (
          <li key={template.id} className={ownTile}>
            <OwnTemplateTile template={template} showsItemCount onChoose={onChooseOwn} />
            <span className={corner}>
              <Menu
                trigger={
                  <IconButton
                    label={labels.actions(template.name)}
                    size="small"
                    icon={<Ellipsis aria-hidden="true" />}
                  />
                }
                groups={[
                  [
                    {
                      id: 'rename',
                      label: labels.rename,
                      icon: <Pencil aria-hidden="true" />,
                      onAction: () => onRename(template),
                    },
                    {
                      id: 'remove',
                      label: labels.remove,
                      icon: <Trash2 aria-hidden="true" />,
                      isDangerous: true,
                      onAction: () => onRemove(template),
                    },
                  ],
                ]}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const ownTile = css({ position: 'relative' });
const corner = css({ position: 'absolute', bottom: '4', insetInlineEnd: '4' });
const muted = css({ color: 'ink.muted', textStyle: 'small' });
const tiles = css({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '8' });
