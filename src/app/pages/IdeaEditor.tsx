import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Idea } from '#domain/idea/idea.ts';
import { IdeaEditorDialog } from '#features/idea-vault/IdeaEditorDialog.tsx';
import { ideaEditorMachine, type ResumedDraft } from '#machines/vault/idea-editor.machine.ts';
import { ideaOf } from '#machines/vault/select-ideas.ts';
import { useApp } from '../app-context.ts';
import { useFlow } from '../use-flow.ts';

/** The page from which the editor was opened. */
interface EditorHost {
  send(event: { readonly type: 'editor.closed' }): void;
}

export interface IdeaEditorProps {
  readonly vault: EditorHost;
  readonly id: string;
  readonly resumed?: ResumedDraft | undefined;
}

/** The editor of an idea that is there; it closes when saved or left. */
export function IdeaEditor({ vault, id, resumed }: IdeaEditorProps) {
  const { workspace } = useApp().services;
  const idea = ideaOf(workspace, id).get();
  useEffect(() => {
    if (!idea) vault.send({ type: 'editor.closed' });
  }, [idea, vault]);
  return idea ? <OpenEditor vault={vault} idea={idea} resumed={resumed} /> : null;
}

interface OpenEditorProps {
  readonly vault: EditorHost;
  readonly idea: Idea;
  readonly resumed: ResumedDraft | undefined;
}

function OpenEditor({ vault, idea, resumed }: OpenEditorProps) {
  const { actorOf, services } = useApp();
  const { workspace } = services;
  const sync = actorOf('sync');
  const editor = useFlow(ideaEditorMachine, { idea, resumed });
  const state = useSelector(editor, ({ value }) => value);

  useEffect(() => {
    const changes = ideaOf(workspace, idea.id).subscribe((next) => {
      if (next) editor.send({ type: 'idea.changed', idea: next });
    });
    return () => changes.unsubscribe();
  }, [workspace, idea.id, editor]);

  useEffect(() => {
    if (state !== 'saved' && state !== 'left') return;
    const [commandId, ...others] = resumed?.commandIds ?? [];
    if (state === 'saved' && commandId)
      sync.send({ type: 'rejection.dropped', commandId, only: [commandId, ...others] });
    vault.send({ type: 'editor.closed' });
  }, [state, resumed, sync, vault]);

  return <IdeaEditorDialog editor={editor} />;
}
