import { Circle, CircleCheck } from 'lucide-react';
import { type ChecklistItem, checklistItems } from '#domain/next-step/checklist.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import type { To } from '#domain/routes/routes.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { labels } from './labels.ts';

export interface ChecklistProps {
  readonly isPutAway: boolean;
  readonly putAway: (isPutAway: boolean) => void;
  readonly done: Readonly<Record<ChecklistItem, boolean>>;
  /** The idea that comes next, to be described and explored; null if there is none. */
  readonly ideaId: string | null;
  /** The exploration in which assumptions are stated and tested, if there is one. */
  readonly projectId: string | undefined;
}

/** The first steps, each ticked by what is there. Gone once all of them are done, or when it is put away. */
export function Checklist({ isPutAway, putAway, done, ideaId, projectId }: ChecklistProps) {
  const count = checklistItems.filter((item) => done[item]).length;
  if (count === checklistItems.length) return null;
  if (isPutAway) {
    return (
      <div>
        <Button variant="quiet" size="small" onPress={() => putAway(false)}>
          {labels.checklist.show}
        </Button>
      </div>
    );
  }
  return (
    <section aria-labelledby="first-steps" className={frame}>
      <header className={css({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '16' })}>
        <Heading level={2} size="subheading" id="first-steps">
          {labels.checklist.title}
        </Heading>
        <Button variant="quiet" size="small" onPress={() => putAway(true)}>
          {labels.checklist.dismiss}
        </Button>
      </header>
      <p className={css({ color: 'ink.muted' })}>{labels.checklist.progress(count, checklistItems.length)}</p>
      <ul>
        {checklistItems.map((item) => (
          <li key={item} className={line}>
            {done[item] ? (
              <>
                <CircleCheck aria-hidden="true" className={css({ color: 'brand' })} />
                <span className={css({ color: 'ink.muted' })}>
                  {labels.checklist.steps[item]}
                  <VisuallyHidden>{labels.checklist.done}</VisuallyHidden>
                </span>
              </>
            ) : (
              <>
                <Circle aria-hidden="true" className={css({ color: 'line.strong' })} />
                <Link href={buildPath(placeOf(item, ideaId, projectId))}>{labels.checklist.steps[item]}</Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function placeOf(item: ChecklistItem, ideaId: string | null, projectId: string | undefined): To {
  if (item === 'verify') return { name: 'settings.account' };
  const params = projectId === undefined ? {} : { projectId };
  if (item === 'assume') return { name: 'validate', params };
  if (item === 'test') return { name: 'validate', params: { ...params, view: 'experiments' } };
  if (item === 'capture' || ideaId === null) return { name: 'idea-vault' };
  return { name: 'idea-vault.idea', params: { ideaId } };
}

const frame = css({
  layerStyle: 'card',
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  paddingInline: '16',
  paddingBlock: '12',
});
const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12',
  minHeight: 'control',
  '& svg': { flexShrink: '0', width: '18', height: '18' },
});
