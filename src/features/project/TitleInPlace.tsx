import { useSelector } from '@xstate/react';
import { Pencil } from 'lucide-react';
import type { FormEvent, KeyboardEvent } from 'react';
import type { ProjectActor } from '#machines/project/project.machine.ts';
import type { IdeaFieldActor } from '#machines/vault/idea-field.machine.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useRights } from '#ui/rights.ts';
import { TextField } from '#ui/TextField.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { labels } from './labels.ts';

export interface TitleInPlaceProps {
  readonly title: string;
  readonly field: IdeaFieldActor;
  readonly page: ProjectActor;
}

/** The title, which becomes a field when it is pressed. Leaving it or Enter saves, Escape brings back what was there. */
export function TitleInPlace({ title, field, page }: TitleInPlaceProps) {
  const isTitling = useSelector(page, (snapshot) => snapshot.matches('titling'));
  const mayEdit = useRights().edit;
  const ask = () => page.send({ type: 'title.asked' });
  if (!mayEdit) return <Heading level={1}>{title}</Heading>;
  if (isTitling) return <TitleField title={title} field={field} page={page} />;
  return (
    <div className={line}>
      <Heading level={1} onClick={ask}>
        {title}
      </Heading>
      <IconButton label={labels.editTitle} icon={<Pencil aria-hidden="true" />} onPress={ask} />
    </div>
  );
}

function TitleField({ title, field, page }: TitleInPlaceProps) {
  const { draft, problem } = useSelector(field, ({ context }) => context);
  const leave = () => {
    field.send({ type: 'draft.submitted' });
    if (field.getSnapshot().matches('resting')) page.send({ type: 'title.left' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    leave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    field.send({ type: 'draft.reverted' });
    page.send({ type: 'title.left' });
  };
  return (
    <form onSubmit={submit} onKeyDown={onKeyDown}>
      <VisuallyHidden>
        <Heading level={1}>{title}</Heading>
      </VisuallyHidden>
      <TextField
        label={labels.title}
        isLabelHidden
        size="large"
        autoFocus
        autoComplete="off"
        enterKeyHint="done"
        value={draft}
        onChange={(text) => field.send({ type: 'draft.changed', text })}
        onBlur={leave}
        error={problem === null ? undefined : labels.titleProblems[problem]}
      />
    </form>
  );
}

const line = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '8',
  minWidth: '0',
  '& > h1': { minWidth: '0', overflowWrap: 'anywhere' },
});
