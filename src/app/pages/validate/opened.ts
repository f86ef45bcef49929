import { PivotNotes } from '../PivotNotes.tsx';
import { OneAssumption } from './OneAssumption.tsx';
import { RestateDrafts } from './RestateDrafts.tsx';

/** Parts that a project’s assumptions are shown without at first: the drawer of one, and what a pivot leaves. */
export { OneAssumption, PivotNotes, RestateDrafts };
