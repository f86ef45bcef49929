import { countOf } from '../../text/figures.ts';
import { shareText } from '../../verdict/share-text.ts';
import { defineCalculator, figure } from '../calculator.ts';
import { money, people, percent } from '../field.ts';
import { monthsText } from '../figure-text.ts';
import { moneyText } from '../money.ts';

export const cacPayback = defineCalculator({
  id: 'cac-payback',
  name: 'CAC payback',
  about: 'How long until a new customer has paid for winning them',
  fields: {
    spend: money('Sales and marketing', { hint: 'Everything spent in a period, salaries included.' }),
    customers: people('New customers', { hint: 'Won in the same period.' }),
    arpa: money('Revenue per account', { unit: 'a month' }),
    margin: percent('Gross margin'),
  },
  formula: {
    name: 'cac-payback-1',
    text: 'CAC = sales and marketing / new customers; months = CAC / (revenue per account · gross margin)',
  },
  sources: [
    {
      text: 'D. Skok, SaaS Metrics 2.0: A Guide to Measuring and Improving What Matters, For Entrepreneurs, 2013',
      url: 'https://www.forentrepreneurs.com/saas-metrics-2/',
    },
  ],
  limits: [
    'Customers who leave before they’ve paid back aren’t in it: compare with churn.',
    'Customers who came by themselves make it look better than the next paid one will be.',
    'It says when the money is back, not how much comes after.',
  ],
  example: {
    inputs: { currency: 'USD', spend: '30000', customers: '20', arpa: '200', margin: '75' },
    headline: '10 months',
  },
  sanity: [
    {
      id: 'slow-payback',
      when: (_, value) => value('months') >= 12 && value('months') < 24,
      says: 'A year or more. Skok’s rule of thumb is under 12 months.',
    },
    {
      id: 'very-slow-payback',
      when: (_, value) => value('months') >= 24,
      says: 'Two years or more: growing this way needs a lot of money first.',
    },
    {
      id: 'few-customers',
      when: ({ customers }) => customers < 10,
      says: 'Under 10 new customers: one more or fewer changes the cost a lot.',
    },
    {
      id: 'nothing-spent',
      when: ({ spend }) => spend === 0,
      says: 'Nothing was spent. Did you count your own time?',
    },
  ],
  compute({ spend, customers, arpa, margin, currency }) {
    if (customers === 0) {
      return { field: 'customers', words: 'No new customers: there’s no cost of winning one yet.' };
    }
    const cac = spend / customers;
    const monthly = arpa * margin;
    if (monthly === 0 && cac > 0) {
      const field = arpa === 0 ? 'arpa' : 'margin';
      return { field, words: 'A customer earns nothing a month, so the cost never comes back.' };
    }
    const months = cac === 0 ? 0 : cac / monthly;
    const each = moneyText(Math.round(cac), currency);
    return {
      headline: monthsText(months),
      meaning: `Winning a customer costs ${each}, and is paid back after ${monthsText(months)}.`,
      tone: null,
      figures: [
        figure('months', 'Payback', months, monthsText(months)),
        figure('cac', 'Cost to win a customer', Math.round(cac), each),
      ],
      worked: `CAC = ${moneyText(spend, currency)} / ${countOf(customers, 'customer')} = ${each}; ${each} / (${moneyText(arpa, currency)} · ${shareText(margin)}) = ${monthsText(months)}`,
      chart: null,
    };
  },
});
