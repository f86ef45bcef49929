import { Fragment } from 'react';
import type { ActivityRecord } from '#domain/account/activity-record.ts';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { activityNotes, activityText } from './activity-labels.ts';
import { rowNoteStyle, rowStyle, rowTextStyle } from './rows-style.ts';

export interface ActivityRowProps {
  readonly record: ActivityRecord;
}

export function ActivityRow({ record }: ActivityRowProps) {
  return (
    <li className={rowStyle}>
      <div className={rowTextStyle}>
        {activityText(record)}
        <div className={rowNoteStyle}>
          <DateDisplay at={record.at} form="recent" />
          {activityNotes(record).map((note) => (
            <Fragment key={note}> · {note}</Fragment>
          ))}
        </div>
      </div>
    </li>
  );
}
