import { PlacePresence } from '../team/PlacePresence.tsx';
import { RoleNote } from '../team/RoleNote.tsx';
import { NewsBadge } from './NewsBadge.tsx';
import { NoticeBell } from './NoticeBell.tsx';
import { UndoStatus } from './UndoStatus.tsx';

/** Signs of the shell, fetched as one file: what is new, who is there, what was undone, and what a role may do. */
export { NewsBadge, NoticeBell, PlacePresence, RoleNote, UndoStatus };
