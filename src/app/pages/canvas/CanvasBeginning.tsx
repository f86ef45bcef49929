import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useEffect } from 'react';
import { canvasTemplates, templateById } from '#domain/canvas-templates/canvas-templates.ts';
import type { CanvasSession } from '#features/canvas/canvas-session.ts';
import { EmptyCanvas } from '#features/canvas/EmptyCanvas.tsx';
import { chooseTemplateMachine } from '#machines/canvas/choose-template.machine.ts';
import { vaultOf } from '#machines/vault/select-vault.ts';
import { useApp } from '../../app-context.ts';
import { useFlow } from '../../use-flow.ts';
import { placeOwnTemplate } from './place-own-template.ts';
import { placeTemplate } from './place-template.ts';

export interface CanvasBeginningProps {
  readonly session: CanvasSession;
  readonly canvasId: string;
}

/** Templates that an empty canvas offers to begin with, until the founder takes it as it is. */
export function CanvasBeginning({ session, canvasId }: CanvasBeginningProps) {
  const { services } = useApp();
  const own = useAtom(vaultOf(services.workspace)).templates;
  const choice = useFlow(
    chooseTemplateMachine.provide({
      actions: {
        layOut: (_, { template }) => {
          const chosen = own.find(({ id }) => id === template);
          if (chosen) placeOwnTemplate(session, services, canvasId, chosen);
          else placeTemplate(session, services, canvasId, templateById(template));
        },
      },
    }),
    {},
  );
  const isLeft = useSelector(choice, (snapshot) => snapshot.matches('left'));
  useEffect(() => {
    // The button that was pressed has gone; the canvas hears the next key.
    if (isLeft) document.querySelector<HTMLElement>('[data-canvas]')?.focus({ preventScroll: true });
  }, [isLeft]);
  if (isLeft) return null;
  return (
    <EmptyCanvas
      templates={canvasTemplates}
      own={own}
      onNote={(text) => session.controls.beginSeries(text)}
      onChoose={({ id }) => {
        choice.send({ type: 'template.picked', template: id });
        choice.send({ type: 'template.confirmed' });
      }}
    />
  );
}
