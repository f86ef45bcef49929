import type { DBSchema, IDBPDatabase } from 'idb';
import type { Point } from '#domain/canvas/canvas-node.ts';
import { ofAccount, openForEachUse, writeCount } from '../local-database/seldom-used.ts';
import { waitingImagesPrefix } from '../storage/count-waiting-images.ts';

/** An image that was given without a connection, with all that is needed to add it later. */
export interface ImageInStore {
  /** Id of the node that it becomes. */
  readonly id: string;
  readonly canvas: string;
  readonly name: string;
  /** Knows its own type. */
  readonly file: Blob;
  /** Where its middle comes, in scene units. */
  readonly at: Point;
}

/** Images that wait on this device, by account. Every method rejects with a `StorageFailure`. */
export interface WaitingImages {
  /** Lists the images of a canvas, in the order in which they were kept. */
  of(account: string, canvas: string): Promise<readonly ImageInStore[]>;
  has(account: string, id: string): Promise<boolean>;
  /** On the disk once it resolves; the same id again changes nothing. `many`: as many as may wait do so already. */
  keep(account: string, image: ImageInStore): Promise<'kept' | 'many'>;
  remove(account: string, id: string): Promise<void>;
}

/** Limit for one account, over all its canvases. */
const most = 20;

interface Schema extends DBSchema {
  images: {
    key: number;
    value: { readonly seq?: number; readonly account: string } & ImageInStore;
    indexes: { byImage: [string, string]; ofCanvas: [string, string] };
  };
}

export function openWaitingImages(name = 'groundwork-images'): WaitingImages {
  const run = openForEachUse<Schema>(name, createStore);
  return {
    of: (account, canvas) =>
      run(async (database) => {
        const rows = await database.getAllFromIndex('images', 'ofCanvas', [account, canvas]);
        await countWaiting(database, account);
        return rows.map(({ seq: _, account: __, ...image }) => image);
      }),
    has: (account, id) =>
      run(async (database) => (await database.getKeyFromIndex('images', 'byImage', [account, id])) !== undefined),
    keep: (account, image) =>
      run(async (database) => {
        const outcome = await keepIn(database, account, image);
        await countWaiting(database, account);
        return outcome;
      }),
    remove: (account, id) =>
      run(async (database) => {
        const key = await database.getKeyFromIndex('images', 'byImage', [account, id]);
        if (key !== undefined) await database.delete('images', key);
        await countWaiting(database, account);
      }),
  };
}

function createStore(database: IDBPDatabase<Schema>): void {
  const images = database.createObjectStore('images', { keyPath: 'seq', autoIncrement: true });
  images.createIndex('byImage', ['account', 'id'], { unique: true });
  images.createIndex('ofCanvas', ['account', 'canvas']);
}

async function keepIn(database: IDBPDatabase<Schema>, account: string, image: ImageInStore): Promise<'kept' | 'many'> {
  const transaction = database.transaction('images', 'readwrite', { durability: 'strict' });
  const byImage = transaction.store.index('byImage');
  const keeping = async () => {
    if ((await byImage.getKey([account, image.id])) !== undefined) return 'kept';
    if ((await byImage.count(ofAccount(account))) >= most) return 'many';
    await transaction.store.add({ account, ...image });
    return 'kept';
  };
  const [outcome] = await Promise.all([keeping(), transaction.done]);
  return outcome;
}

const countWaiting = async (database: IDBPDatabase<Schema>, account: string): Promise<void> =>
  writeCount(waitingImagesPrefix + account, await database.countFromIndex('images', 'byImage', ofAccount(account)));
