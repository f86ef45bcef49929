import type { JsonObject } from '#domain/log/json.ts';

/** The fields in which a founder has written sentences, by the type of the command. */
const fields: { readonly [Type in string]?: readonly string[] } = {
  RecordDecision: ['reason', 'reversedBy'],
  RecordEvidence: ['text'],
  WithdrawEvidence: ['reason'],
  StopExperiment: ['reason'],
};

/** Returns the texts that were written with a command of the loop, and would be lost with it. */
export function writtenProse({ type, data }: { readonly type: string; readonly data: JsonObject }): readonly string[] {
  return (fields[type] ?? []).flatMap((name) => {
    const text = data[name];
    return typeof text === 'string' && text !== '' ? [text] : [];
  });
}
