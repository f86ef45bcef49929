import type { Sent } from '../log/command-type.ts';
import { accept, type Decision, reject } from '../log/decision.ts';
import { decideMoment } from '../log/name-moment.ts';
import { fact } from '../log/recorded-event.ts';
import { decideUndo } from '../undo/decide-undo.ts';
import {
  assignBlocks,
  editBlockText,
  moveBlocks,
  placeBlocks,
  removeBlocks,
  restoreBlocks,
  setBlock,
} from './block-rules.ts';
import type { Page } from './page.ts';
import type { PageCommand } from './page-commands.ts';
import type { PageFact } from './page-facts.ts';
import { pageField } from './page-fields.ts';
import { addVersionB, createPage, removeVersionB, setPage, setPageRemoved } from './page-rules.ts';
import { publishPage, rollBackPage, unpublishPage } from './publish-rules.ts';
import { restorePage } from './restore-page.ts';

/** Decides a page command whose data its schema has accepted. */
export function decidePage(page: Page | undefined, command: Sent<PageCommand>): Decision<PageFact> {
  if (command.type === 'CreatePage') return page ? reject('id-taken') : createPage(command.data);
  if (!page) return reject('not-found');
  switch (command.type) {
    case 'PlaceBlocks':
      return placeBlocks(page, command.data);
    case 'MoveBlocks':
      return moveBlocks(page, command.data);
    case 'SetBlock':
      return setBlock(page, command.data);
    case 'EditBlockText':
      return editBlockText(page, command.data);
    case 'RemoveBlocks':
      return removeBlocks(page, command.data.blocks);
    case 'RestoreBlocks':
      return restoreBlocks(page, command.data.blocks);
    case 'AssignBlocks':
      return assignBlocks(page, command.data);
    case 'SetPage':
      return setPage(page, command.data);
    case 'AddVersionB':
      return addVersionB(page);
    case 'RemoveVersionB':
      return removeVersionB(page);
    case 'PublishPage':
      return publishPage(page);
    case 'UnpublishPage':
      return unpublishPage(page);
    case 'ReassignPage':
      return accept(fact('PageReassigned', command.data));
    case 'RollBackPage':
      return rollBackPage(page, command.data);
    case 'RemovePage':
      return setPageRemoved(page, true);
    case 'RestorePage':
      return setPageRemoved(page, false);
    case 'NameMoment':
      return decideMoment(page.moments, command.data);
    case 'UndoChange':
      return decideUndo(pageField(page), command.data, (wanted) => restorePage(page, wanted));
  }
}
