import type { Command } from '../log/command.ts';
import { accept, type Decision, reject } from '../log/decision.ts';
import type { Fact } from '../log/recorded-event.ts';
import { mergeText } from '../text/merge-text.ts';
import { type Idea, ideaLimits, ideaTexts } from './idea.ts';
import type { IdeaCommand, IdeaCommandData } from './idea-commands.ts';
import type { IdeaFact } from './idea-facts.ts';

/** What an idea's stream answers to a command whose data its schema has accepted. */
export function decideIdea(idea: Idea | undefined, sent: Command): Decision {
  const command = sent as unknown as IdeaCommand;
  if (command.type === 'CaptureIdea') return idea ? reject('idea-exists') : capture(command.data);
  if (!idea) return reject('idea-missing');
  switch (command.type) {
    case 'RenameIdea':
      return rename(idea, command.data.title);
    case 'DescribeIdea':
      return describe(idea, command.data);
    case 'TagIdea':
      return tag(idea, command.data.tags);
    case 'MoveIdea':
      return idea.status === command.data.status
        ? accept()
        : accept(fact('IdeaMoved', { status: command.data.status }));
    case 'ArchiveIdea':
      return idea.archived ? accept() : accept(fact('IdeaArchived', {}));
    case 'RestoreIdea':
      return idea.archived ? accept(fact('IdeaRestored', {})) : accept();
  }
}

function capture({ title, pitch }: IdeaCommandData<'CaptureIdea'>): Decision {
  const judged = judgeTitle(title);
  if (judged.reason) return reject(judged.reason);
  const trimmed = pitch?.trim();
  return accept(fact('IdeaCaptured', { title: judged.title, ...(trimmed ? { pitch: trimmed } : {}) }));
}

function rename(idea: Idea, title: string): Decision {
  const judged = judgeTitle(title);
  if (judged.reason) return reject(judged.reason);
  return judged.title === idea.title ? accept() : accept(fact('IdeaRenamed', { title: judged.title }));
}

function describe(idea: Idea, { base, ...mine }: IdeaCommandData<'DescribeIdea'>): Decision {
  const changed: { problem?: string; audience?: string; pitch?: string } = {};
  for (const name of ideaTexts) {
    const wanted = mine[name]?.trim();
    if (wanted === undefined || wanted === idea[name]) continue;
    const from = base?.[name]?.trim() ?? idea[name];
    const merged = mergeText(from, idea[name], wanted);
    if (merged === undefined || merged.length > ideaLimits[name]) return reject('text-changed');
    if (merged !== idea[name]) changed[name] = merged;
  }
  return Object.keys(changed).length === 0 ? accept() : accept(fact('IdeaDescribed', changed));
}

function tag(idea: Idea, wanted: readonly string[]): Decision {
  const tags = new Map<string, string>();
  for (const each of wanted) {
    const trimmed = oneLine(each);
    const key = trimmed.toLocaleLowerCase('en');
    if (trimmed && !tags.has(key)) tags.set(key, trimmed);
  }
  const next = [...tags.values()];
  const same = next.length === idea.tags.length && next.every((each, n) => each === idea.tags[n]);
  return same ? accept() : accept(fact('IdeaTagged', { tags: next }));
}

function judgeTitle(raw: string): { title: string; reason?: 'title-empty' | 'title-too-long' } {
  const title = oneLine(raw);
  if (title === '') return { title, reason: 'title-empty' };
  return title.length > ideaLimits.title ? { title, reason: 'title-too-long' } : { title };
}

const oneLine = (raw: string): string => raw.replace(/\s+/gu, ' ').trim();

function fact<T extends IdeaFact['type']>(type: T, data: Extract<IdeaFact, { type: T }>['data']): Fact {
  return { type, v: 1, data };
}
