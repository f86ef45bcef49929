import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Page } from '#domain/page/page.ts';
import { pageChecklist } from '#domain/page/page-checklist.ts';
import { publicationOf } from '#domain/page/publication.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { CopyField } from '#ui/CopyField.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { publishLabels as labels, publicationLabels } from './labels.ts';

export interface PublishDialogProps {
  readonly page: Page;
  /** Of published pages: `https://groundwork.example`. */
  readonly origin: string;
  /** Where tests of the idea are designed. */
  readonly testsHref: string;
  /** A publication, or its end, waits for the server. */
  readonly isPending: boolean;
  readonly isOffline: boolean;
  /** Why the server refused the last one, with the way to put it right. */
  readonly rejection: ReactNode;
  readonly onPublish: () => void;
  readonly onUnpublish: () => void;
  readonly onRollBack: (version: number) => void;
  readonly onClose: () => void;
}

/** What is missing before strangers see the page, its address, and what they have seen so far. */
export default function PublishDialog(props: PublishDialogProps) {
  const { page, origin, testsHref, isPending, isOffline, rejection } = props;
  const { onPublish, onUnpublish, onRollBack, onClose } = props;
  const points = pageChecklist(page);
  const isHindered = points.some(({ isMet, reason }) => !isMet && reason !== undefined);
  const publication = publicationOf(page);
  const last = page.published.at(-1);
  const status = useRef<HTMLParagraphElement>(null);
  // A button that can't be pressed again gives up the focus, and with it the dialog's keys.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever one of them turns buttons off
  useEffect(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body || activeElement.matches(':disabled'))
      status.current?.focus();
  }, [publication, isPending]);
  return (
    <Dialog
      title={labels.title}
      isOpen
      onClose={onClose}
      place="side"
      footer={
        <>
          {page.isLive && (
            <Button variant="quiet" onPress={onUnpublish} isDisabled={isPending}>
              {labels.unpublish}
            </Button>
          )}
          <Button
            variant="primary"
            onPress={onPublish}
            isPending={isPending}
            isDisabled={isHindered || publication === 'live'}
          >
            {page.isLive ? labels.publishChanges : labels.publish}
          </Button>
        </>
      }
    >
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '24' })}>
        <p ref={status} role="status" tabIndex={-1}>
          {isPending ? (isOffline ? labels.waiting : labels.pending) : labels.states[publication]}
        </p>
        {rejection}
        {page.isLive && last && (
          <div className={css({ display: 'flex', flexDirection: 'column', gap: '8' })}>
            <CopyField label={labels.address} value={`${origin}/p/${last.slug}`} />
            <Link href={`${origin}/p/${last.slug}`} target="_blank" rel="noopener">
              {labels.visit}
            </Link>
            <Link href={testsHref}>{labels.test}</Link>
          </div>
        )}
        <section aria-label={labels.checklist}>
          <Heading level={3}>{labels.checklist}</Heading>
          <ul className={list}>
            {points.map(({ id, isMet, text, reason }) => {
              const Icon = isMet ? CircleCheck : reason === undefined ? Info : CircleAlert;
              const word = isMet ? labels.met : reason === undefined ? labels.hint : labels.unmet;
              return (
                <li key={id} data-met={isMet ? 'yes' : reason === undefined ? 'hint' : 'no'} className={point}>
                  <Icon aria-hidden="true" />
                  <span>
                    {isMet ? <VisuallyHidden>{word}</VisuallyHidden> : <strong className={open}>{word}</strong>} {text}
                  </span>
                </li>
              );
            })}
          </ul>
        </section>
        {page.published.length > 0 && (
          <section aria-label={labels.versions}>
            <Heading level={3}>{labels.versions}</Heading>
            <ul className={list}>
              {page.published.toReversed().map(({ version, at, of, streamVersion }) => {
                const isShown = page.isLive && streamVersion === last?.streamVersion;
                return (
                  <li key={version} className={versionRow}>
                    <span className={css({ flex: '1' })}>
                      {labels.version(version, of)} · <DateDisplay at={at} form="recent" />
                    </span>
                    {isShown ? (
                      <span className={css({ color: 'ink.muted' })}>{publicationLabels.live}</span>
                    ) : (
                      <Button
                        size="small"
                        aria-label={labels.rollBackTo(version)}
                        onPress={() => onRollBack(version)}
                        isDisabled={isPending}
                      >
                        {labels.rollBack}
                      </Button>
                    )}
                  </li>
                );
              })}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}

const list = css({ display: 'flex', flexDirection: 'column', gap: '8', marginTop: '8' });
const point = css({
  display: 'flex',
  gap: '8',
  alignItems: 'flex-start',
  '& svg': { width: '18', height: '18', flexShrink: '0', marginTop: '1', color: 'supports' },
  '&[data-met=no] svg': { color: 'refutes' },
  '&[data-met=hint] svg': { color: 'inconclusive' },
});
/** The sentence says what is to be, so that of the others it is said in words what they are. */
const open = css({ fontWeight: 'medium' });
const versionRow = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8', minHeight: 'control' });
