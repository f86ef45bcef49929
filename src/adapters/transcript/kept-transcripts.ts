import type { DBSchema, IDBPDatabase } from 'idb';
import type { Sentence } from '#domain/transcript/transcript.ts';
import { ofAccount, openForEachUse, writeCount } from '../local-database/seldom-used.ts';
import { keptTranscriptsPrefix } from '../storage/count-kept-transcripts.ts';

/** Transcripts that are kept on this device, by account and interview. Every method rejects with a `StorageFailure`. */
export interface KeptTranscripts {
  /** Null if none is kept of that interview. */
  read(account: string, interview: string): Promise<readonly Sentence[] | null>;
  /** In place of the one that is kept of that interview, if there is one. On the disk once it resolves. */
  keep(account: string, interview: string, sentences: readonly Sentence[]): Promise<void>;
  forget(account: string, interviews: readonly string[]): Promise<void>;
  /** The interviews of which one is kept, in no order. */
  interviewsOf(account: string): Promise<readonly string[]>;
}

interface Schema extends DBSchema {
  transcripts: {
    key: [string, string];
    value: { readonly account: string; readonly interview: string; readonly sentences: readonly Sentence[] };
  };
}

export function openKeptTranscripts(name = 'groundwork-transcripts'): KeptTranscripts {
  const run = openForEachUse<Schema>(name, createStore);
  return {
    read: (account, interview) =>
      run(async (database) => (await database.get('transcripts', [account, interview]))?.sentences ?? null),
    keep: (account, interview, sentences) =>
      run(async (database) => {
        const { store, done } = database.transaction('transcripts', 'readwrite', { durability: 'strict' });
        await Promise.all([store.put({ account, interview, sentences }), done]);
        await countKept(database, account);
      }),
    forget: (account, interviews) =>
      run(async (database) => {
        const { store, done } = database.transaction('transcripts', 'readwrite');
        await Promise.all([...interviews.map((interview) => store.delete([account, interview])), done]);
        await countKept(database, account);
      }),
    interviewsOf: (account) =>
      run(async (database) =>
        (await database.getAllKeys('transcripts', ofAccount(account))).map(([, interview]) => interview),
      ),
  };
}

function createStore(database: IDBPDatabase<Schema>): void {
  database.createObjectStore('transcripts', { keyPath: ['account', 'interview'] });
}

const countKept = async (database: IDBPDatabase<Schema>, account: string): Promise<void> =>
  writeCount(keptTranscriptsPrefix + account, await database.count('transcripts', ofAccount(account)));
