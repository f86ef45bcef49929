import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { CheckedPoint } from '#domain/page/checked-point.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { publishingLabels as labels } from './labels.ts';
import { listStyle } from './list-style.ts';

/** A point, with the ways to what is still to be done. */
export interface ListedPoint extends Omit<CheckedPoint, 'places'> {
  readonly ways?: readonly { readonly id: string; readonly label: string; readonly onGo: () => void }[];
}

/** Orders points that are not met: first those that must be, then those worth meeting. */
const rankOf = ({ reason }: ListedPoint): number => (reason === undefined ? 1 : 0);

export interface ChecklistProps {
  readonly points: readonly ListedPoint[];
  /** Whether strangers see it just as it is. */
  readonly isPublished?: boolean;
}

/** Points to look at before something is published: those that are met are counted, and listed when asked for. */
export function Checklist({ points, isPublished = false }: ChecklistProps) {
  const title = isPublished ? labels.checklistAfter : labels.checklist;
  const [open, met] = [points.filter(({ isMet }) => !isMet), points.filter(({ isMet }) => isMet)];
  return (
    <section aria-label={title}>
      <Heading level={3}>{title}</Heading>
      {open.length > 0 && <Points points={open.toSorted((a, b) => rankOf(a) - rankOf(b))} />}
      {met.length > 0 && (
        <Disclosure summary={labels.done(met.length)}>
          <Points points={met} />
        </Disclosure>
      )}
    </section>
  );
}

function Points({ points }: { readonly points: readonly ListedPoint[] }) {
  return (
    <ul className={listStyle}>
      {points.map(({ id, isMet, text, reason, isEmpty = false, ways = [] }) => {
        const Icon = isMet ? CircleCheck : reason === undefined ? Info : CircleAlert;
        const word = isMet ? labels.met : reason !== undefined ? labels.unmet : isEmpty ? labels.empty : labels.hint;
        return (
          <li key={id} data-met={isMet ? 'yes' : reason === undefined ? 'hint' : 'no'} className={point}>
            <Icon aria-hidden="true" />
            <span>
              {isMet ? <VisuallyHidden>{word}</VisuallyHidden> : <strong className={unmet}>{word}</strong>} {text}
              {!isMet && reason === 'address-unverified' && (
                <>
                  {' '}
                  <Link href={buildPath({ name: 'settings.account' })}>{labels.toAccount}</Link>
                </>
              )}
              {!isMet && ways.length > 0 && (
                <span className={places}>
                  {ways.map((way) => (
                    <Button key={way.id} size="small" onPress={way.onGo}>
                      {way.label}
                    </Button>
                  ))}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const places = css({ display: 'flex', flexWrap: 'wrap', gap: '4', marginBlock: '4' });
const point = css({
  display: 'flex',
  gap: '8',
  alignItems: 'flex-start',
  '& svg': { width: '18', height: '18', flexShrink: '0', marginTop: '1', color: 'supports' },
  '&[data-met=no] svg': { color: 'refutes' },
  '&[data-met=hint] svg': { color: 'inconclusive' },
});
/** The sentence says what is to be, so that of the others it is said in words what they are. */
const unmet = css({ fontWeight: 'medium' });
