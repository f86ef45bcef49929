import { expect, test } from 'vitest';
import { type DomainResolver, readRecords } from './read-records.ts';

const [host, target, proof] = ['try.crumb.example', 'pages.example.org', 'groundwork-page=0123'];

type Answer = readonly unknown[] | 'silent';
interface Names {
  readonly TXT?: Answer;
  readonly CNAME?: Answer;
  /** Addresses by name. */
  readonly A?: Readonly<Record<string, Answer>>;
  readonly AAAA?: Readonly<Record<string, Answer>>;
}

/** Answers as a resolver does; what is not given is not there. */
const answered = async <T>(answer: Answer | undefined): Promise<T[]> => {
  if (Array.isArray(answer) && answer.length > 0) return answer as T[];
  throw Object.assign(new Error('none'), { code: answer === 'silent' ? 'ESERVFAIL' : 'ENODATA' });
};
const resolverOf = ({ TXT, CNAME, A = {}, AAAA = {} }: Names): DomainResolver =>
  ({
    resolveTxt: (name: string) => answered(name === `_groundwork.${host}` ? TXT : undefined),
    resolveCname: (name: string) => answered(name === host ? CNAME : undefined),
    resolve4: (name: string) => answered(A[name]),
    resolve6: (name: string) => answered(AAAA[name]),
  }) as DomainResolver;

test.each<[string, Names, string, string]>([
  ['both records, one in parts', { TXT: [['groundwork-page', '=0123']], CNAME: [target] }, 'there', 'there'],
  ['a name in capitals with a dot', { TXT: [['x'], [proof]], CNAME: ['Pages.Example.org.'] }, 'there', 'there'],
  [
    'another’s text, another name',
    { TXT: [['groundwork-page=9']], CNAME: ['elsewhere.example'] },
    'missing',
    'missing',
  ],
  ['a text that only begins so', { TXT: [[`${proof}4`]] }, 'missing', 'missing'],
  ['no records', {}, 'missing', 'missing'],
  ['names that do not answer', { TXT: 'silent', CNAME: 'silent' }, 'unknown', 'unknown'],
  ['some of our addresses', { A: { [host]: ['192.0.2.1'], [target]: ['192.0.2.1', '192.0.2.2'] } }, 'missing', 'there'],
  [
    'another’s address beside ours',
    { A: { [host]: ['192.0.2.1', '198.51.100.9'], [target]: ['192.0.2.1'] } },
    'missing',
    'missing',
  ],
  [
    'another’s address of the other kind',
    { A: { [host]: ['192.0.2.1'], [target]: ['192.0.2.1'] }, AAAA: { [host]: ['2001:db8::9'] } },
    'missing',
    'missing',
  ],
  [
    'addresses of which one kind is silent',
    { A: { [host]: ['192.0.2.1'], [target]: ['192.0.2.1'] }, AAAA: { [host]: 'silent' } },
    'missing',
    'unknown',
  ],
])('a host with %s: proof, and where it leads', async (_, names, isProven, pointing) => {
  expect(await readRecords(resolverOf(names), host, { proof, target })).toEqual({ proof: isProven, pointing });
});
