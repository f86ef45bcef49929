import type { Plugin } from 'vite';

interface Change {
  /** Of the module, by the end of its path. */
  readonly file: RegExp;
  readonly from: string;
  readonly to: string;
}

/** An `Intl` object that is made when one of its methods is first called. */
const late = (name: string, methods: readonly string[]): string => {
  const calls = methods.map(
    (method) => `${method}: (...given) => (made ??= new Intl.${name}(locale, options)).${method}(...given)`,
  );
  return `((made) => ({ ${calls.join(', ')} }))()`;
};

const changes: readonly Change[] = [
  {
    // Whether a language may be used: what throws for the same ones does not look at the dates of all languages, 30 ms.
    file: /\/i18n\/useDefaultLocale\.m?js$/,
    from: 'Intl.DateTimeFormat.supportedLocalesOf([',
    to: 'Intl.getCanonicalLocales([',
  },
  {
    // A locale knows the direction of its text without the script that it is probably written in.
    file: /\/i18n\/utils\.m?js$/,
    from: 'new Intl.Locale(localeString).maximize()',
    to: 'new Intl.Locale(localeString)',
  },
  {
    // For who types the first letters of a row.
    file: /\/i18n\/useCollator\.m?js$/,
    from: 'new Intl.Collator(locale, options)',
    to: late('Collator', ['compare']),
  },
  {
    // For choices of which several can be taken.
    file: /\/i18n\/useListFormatter\.m?js$/,
    from: 'new Intl.ListFormat(locale, options)',
    to: late('ListFormat', ['format', 'formatToParts']),
  },
];

/**
 * react-aria asks for words, orders and directions of languages when a page begins, most of which nobody needs then. The
 * browser reads tables for each, which is a tenth of a start.
 */
export function lateIntl(): Plugin {
  return {
    name: 'late-intl',
    transform: {
      filter: { id: changes.map(({ file }) => file) },
      handler(code, id) {
        if (!id.includes('/react-aria/')) return null;
        const change = changes.find(({ file }) => file.test(id));
        if (!change) return null;
        if (!code.includes(change.from)) this.error(`${id} does not say "${change.from}" any more: take this out`);
        return code.replace(change.from, () => change.to);
      },
    },
  };
}
