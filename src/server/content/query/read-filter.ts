import type { Collection } from '../collections.ts';
import { fieldTypeOf } from '../collections.ts';
import { forbiddenField, invalidQuery } from '../directus-error.ts';
import { everything, type Filter, now, type Operator, operatorsOf } from './filter.ts';
import type { Parameter } from './read-parameters.ts';

const depthMax = 8;
const conditionMax = 50;
const valueMax = 100;

/** Reads `filter` in its bracket or JSON form. Throws INVALID_QUERY, or FORBIDDEN for a field that is not there. */
export function readFilter(given: Parameter | undefined, collection: Collection): Filter {
  if (given === undefined || given === '') return everything;
  let conditions = 0;

  return allOf(typeof given === 'string' ? parseJson(given) : given, 0);

  function allOf(node: unknown, depth: number): Filter {
    if (depth > depthMax) throw invalidQuery('"filter" is nested too deeply');
    return all(entriesOf(node).map(([key, value]) => condition(key, value, depth)));
  }

  function condition(key: string, value: unknown, depth: number): Filter {
    conditions += 1;
    if (conditions > conditionMax) throw invalidQuery(`"filter" has more than ${conditionMax} conditions`);
    if (key === '_and') return all(valuesOf(value).map((part) => allOf(part, depth + 1)));
    if (key.startsWith('_')) throw invalidQuery(`"${key}" is not a supported filter operator`);
    return comparisons(key, value);
  }

  function comparisons(field: string, value: unknown): Filter {
    const type = fieldTypeOf(collection, field);
    if (!type) throw forbiddenField(field, collection.name);
    // Directus reads `{slug: "a"}` as `{slug: {_eq: "a"}}`.
    const operations: readonly (readonly [string, unknown])[] = isTree(value) ? entriesOf(value) : [['_eq', value]];
    return all(
      operations.map(([name, operand]) => {
        const operator = operatorsOf[type].find((known) => known === name);
        if (!operator) throw invalidQuery(`"${type}" field type does not contain the "${name}" filter operator`);
        const values = operandsOf(operator, operand);
        if (type === 'timestamp') values.forEach(checkMoment);
        return { kind: 'compare', field, operator, values };
      }),
    );
  }
}

const all = (of: readonly Filter[]): Filter => {
  const [first] = of;
  return of.length === 1 && first ? first : { kind: 'all', of };
};

function operandsOf(operator: Operator, operand: unknown): string[] {
  if (operator !== '_in') return [textOf(operand, operator)];
  const given = isTree(operand) ? valuesOf(operand) : textOf(operand, operator).split(',');
  if (given.length > valueMax) throw invalidQuery(`"_in" has more than ${valueMax} values`);
  return given.map((value) => textOf(value, operator));
}

function textOf(value: unknown, operator: Operator): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw invalidQuery(`"${operator}" has to be a value`);
}

function checkMoment(value: string): void {
  if (value !== now && Number.isNaN(Date.parse(value))) throw invalidQuery(`"${value}" is not a date`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidQuery('Invalid JSON for filter object');
  }
}

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;

function entriesOf(node: unknown): [string, unknown][] {
  if (node instanceof Map) return [...node];
  if (isTree(node) && !Array.isArray(node)) return Object.entries(node);
  throw invalidQuery('"filter" has to be an object');
}

function valuesOf(node: unknown): unknown[] {
  if (node instanceof Map) return [...node.values()];
  if (Array.isArray(node)) return node;
  throw invalidQuery('"_and" and "_in" take a list');
}
