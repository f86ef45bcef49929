/** Currencies on offer, by ISO 4217. */
export const currencies = [
  ...['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'NZD', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK'],
  ...['JPY', 'INR', 'BRL', 'MXN', 'SGD', 'HKD', 'ZAR', 'AED', 'ILS', 'KRW', 'TRY'],
] as const;
