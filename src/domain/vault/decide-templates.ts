import { accept, type Decision, reject } from '../log/decision.ts';
import { fact } from '../log/recorded-event.ts';
import { sameJson } from '../log/same-json.ts';
import { oneLine } from '../text/one-line.ts';
import type { VaultFact } from './evolve-vault.ts';
import { type OwnTemplate, partsFault, sizeOfTemplate, templateLimits } from './own-template.ts';

type Known = readonly OwnTemplate[];

/** The same id again takes the place of the former one. */
export function saveTemplate(known: Known, { name: raw, ...wanted }: OwnTemplate): Decision<VaultFact> {
  const name = oneLine(raw);
  const others = known.filter(({ id }) => id !== wanted.id);
  const fault = nameFault(others, name) ?? partsFault(wanted);
  if (fault) return reject(fault);
  const template = { id: wanted.id, name, nodes: wanted.nodes, edges: wanted.edges };
  const before = known.find(({ id }) => id === wanted.id);
  if (before && sameJson(before, template)) return accept();
  const size = [...others, template].reduce((sum, each) => sum + sizeOfTemplate(each), 0);
  const isFull = others.length >= templateLimits.templates || size > templateLimits.sizeOfAll;
  return isFull ? reject('too-many') : accept(fact('TemplateSaved', template));
}

export function renameTemplate(known: Known, { id, name: raw }: Pick<OwnTemplate, 'id' | 'name'>): Decision<VaultFact> {
  const name = oneLine(raw);
  const before = known.find((each) => each.id === id);
  if (!before) return reject('template-missing');
  const fault = nameFault(
    known.filter((each) => each.id !== id),
    name,
  );
  if (fault) return reject(fault);
  return before.name === name ? accept() : accept(fact('TemplateRenamed', { id, name }));
}

export const removeTemplate = (known: Known, id: string): Decision<VaultFact> =>
  known.some((each) => each.id === id) ? accept(fact('TemplateRemoved', { id })) : accept();

function nameFault(others: Known, name: string) {
  if (name === '') return 'name-empty';
  if (name.length > templateLimits.name) return 'invalid-data';
  const key = keyOf(name);
  return others.some((other) => keyOf(other.name) === key) ? 'name-taken' : undefined;
}

const keyOf = (name: string): string => name.toLocaleLowerCase('en');
