import { type ReactNode, useEffect, useRef } from 'react';
import { faultIn } from '#domain/page/checked-point.ts';
import type { Publication } from '#domain/page/publication.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Checklist, type ListedPoint } from './Checklist.tsx';
import { publishingLabels as labels } from './labels.ts';
import { type ListedVersion, VersionList } from './VersionList.tsx';

/** Props from outside, for a page and a survey alike. */
export interface PublishingProps {
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

export interface PublishingDialogProps extends PublishingProps {
  readonly title: string;
  /** On the button, as long as nothing is published. */
  readonly publish: string;
  readonly publication: Publication;
  /** Says what strangers can see, in a sentence. */
  readonly state: string;
  /** Said after that, or after what is waited for. */
  readonly note?: string | undefined;
  readonly points: readonly ListedPoint[];
  /** The newest last. */
  readonly versions: readonly ListedVersion[];
  /** Where strangers find it, and where it leads. */
  readonly children: ReactNode;
}

/**
 * Shows the requirements that are still to be met before strangers see something, its address, and the versions that
 * they have seen so far.
 */
export function PublishingDialog(props: PublishingDialogProps) {
  const { title, publish, publication, state, note, points, versions, children } = props;
  const { isPending, isOffline, rejection, onPublish, onUnpublish, onRollBack, onClose } = props;
  const isLive = publication === 'live' || publication === 'changed';
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
      title={title}
      isOpen
      onClose={onClose}
      place="side"
      footer={
        <>
          {isLive && (
            <Button variant="quiet" onPress={onUnpublish} isDisabled={isPending}>
              {labels.unpublish}
            </Button>
          )}
          <Button
            variant="primary"
            onPress={onPublish}
            isPending={isPending}
            isDisabled={faultIn(points) !== undefined || publication === 'live'}
          >
            {isLive ? labels.publishChanges : publish}
          </Button>
        </>
      }
    >
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '24' })}>
        <p ref={status} role="status" tabIndex={-1}>
          {isPending ? (isOffline ? labels.waiting : labels.pending) : state}
          {note !== undefined && ` ${note}`}
        </p>
        {rejection}
        {children}
        <Checklist points={points} isPublished={publication === 'live'} />
        {versions.length > 0 && (
          <VersionList versions={versions} isLive={isLive} isPending={isPending} onRollBack={onRollBack} />
        )}
      </div>
    </Dialog>
  );
}
