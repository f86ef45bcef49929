import { VaultQuestion } from '#features/idea-vault/VaultQuestion.tsx';
import { CellEditor } from '../CellEditor.tsx';
import { IdeaEditor } from '../IdeaEditor.tsx';
import { RejectedChanges } from '../RejectedChanges.tsx';
import { CompareTool } from './CompareTool.tsx';

/** Overlays of the list of ideas, fetched as one file. */
export { CellEditor, CompareTool, IdeaEditor, RejectedChanges, VaultQuestion };
