import { NewReport } from './NewReport.tsx';
import { OneReport } from './OneReport.tsx';

/** Views that the list of reports opens, fetched as one file. */
export { NewReport, OneReport };
