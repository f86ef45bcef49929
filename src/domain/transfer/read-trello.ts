import { joinTags } from './tag-list.ts';
import type { TransferLine, TransferTable } from './transfer-table.ts';

type Entry = Readonly<Record<string, unknown>>;

const headers = ['Name', 'Description', 'Labels', 'List', 'Closed', 'Created', 'Last activity'];

/** A board that Trello has exported: an object with lists and cards. */
export const isTrelloBoard = (file: Entry): boolean => Array.isArray(file['cards']) && Array.isArray(file['lists']);

/** The cards of a board as a table. A card is closed if its list is. */
export function readTrello(board: Entry): TransferTable {
  const lists = new Map(entriesIn(board['lists']).map((list) => [list['id'], list]));
  const cards = entriesIn(board['cards']);
  const lines = cards.map((card, n): TransferLine => {
    const list = lists.get(card['idList']);
    const isClosed = card['closed'] === true || list?.['closed'] === true;
    return {
      place: n + 1,
      cells: [
        textOf(card['name']),
        textOf(card['desc']),
        joinTags(entriesIn(card['labels']).map((label) => textOf(label['name']) || textOf(label['color']))),
        textOf(list?.['name']),
        isClosed ? 'yes' : 'no',
        createdAt(textOf(card['id'])),
        textOf(card['dateLastActivity']),
      ],
    };
  });
  return { kind: 'json', headers, lines, vault: null, tool: 'trello', leftBehind: leftBehindOf(board, cards) };
}

function leftBehindOf(board: Entry, cards: readonly Entry[]): NonNullable<TransferTable['leftBehind']> {
  const counts = {
    checklists: entriesIn(board['checklists']).length,
    comments: entriesIn(board['actions']).filter(({ type }) => type === 'commentCard').length,
    attachments: cards.flatMap((card) => entriesIn(card['attachments'])).length,
  };
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

/** The first eight digits of an id are the second in which it was made, as in MongoDB. */
const createdAt = (id: string): string =>
  /^[0-9a-f]{24}$/.test(id) ? new Date(Number.parseInt(id.slice(0, 8), 16) * 1000).toISOString() : '';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const entriesIn = (value: unknown): readonly Entry[] =>
  Array.isArray(value) ? value.filter((each): each is Entry => typeof each === 'object' && each !== null) : [];
