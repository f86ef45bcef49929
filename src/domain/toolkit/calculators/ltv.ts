import { shareText } from '../../verdict/share-text.ts';
import { defineCalculator, figure } from '../calculator.ts';
import { money, optional, percent, positive } from '../field.ts';
import { monthsText, numberText } from '../figure-text.ts';
import { moneyText } from '../money.ts';

export const ltv = defineCalculator({
  id: 'ltv',
  name: 'LTV',
  about: 'Customer lifetime value: what a customer brings in before leaving',
  fields: {
    arpa: money('Revenue per account', { unit: 'a month' }),
    margin: percent('Gross margin'),
    churn: positive({
      ...percent('Churn', { hint: 'The share of customers who leave each month.' }),
      unit: '% a month',
    }),
    cac: optional(positive(money('Cost to win a customer', { hint: 'To compare the two.' }))),
  },
  formula: { name: 'ltv-1', text: 'LTV = revenue per account · gross margin / churn' },
  sources: [
    {
      text: 'D. Skok, SaaS Metrics 2.0: A Guide to Measuring and Improving What Matters, For Entrepreneurs, 2013',
      url: 'https://www.forentrepreneurs.com/saas-metrics-2/',
    },
  ],
  limits: [
    'It takes for granted that churn stays the same for every customer and every month. Early customers mostly leave sooner.',
    'Money earned in years counts like money earned today: nothing is discounted.',
    'Customers who grow or shrink while they stay aren’t in it.',
  ],
  example: {
    inputs: { currency: 'USD', arpa: '500', margin: '75', churn: '2.5' },
    headline: '$15,000',
  },
  sanity: [
    {
      id: 'lifetime-unseen',
      when: ({ churn }) => churn < 1 / 60,
      says: 'That’s a lifetime of over five years, longer than most startups exist. Use five years at most.',
    },
    {
      id: 'high-churn',
      when: ({ churn }) => churn >= 0.1,
      says: 'A tenth or more leave every month. Fix that before you spend on winning customers.',
    },
    {
      id: 'loses-money',
      when: (_, value) => value('ratio') < 1,
      says: 'A customer costs more than they ever bring in.',
    },
    {
      id: 'under-three',
      when: (_, value) => value('ratio') >= 1 && value('ratio') < 3,
      says: 'Under 3 times the cost to win a customer, little is left for everything else (Skok’s rule of thumb).',
    },
  ],
  compute({ arpa, margin, churn, cac, currency }) {
    const value = Math.round((arpa * margin) / churn);
    const months = 1 / churn;
    const ratio = cac === null ? null : value / cac;
    const text = moneyText(value, currency);
    const ratioText = ratio === null ? '' : `${numberText(ratio)} times what it costs to win one`;
    return {
      headline: text,
      meaning: `A customer stays ${monthsText(months)} on average and brings in ${text}${ratio === null ? '' : `, ${ratioText}`}.`,
      tone: null,
      figures: [
        figure('ltv', 'Lifetime value', value, text),
        figure('months', 'Average lifetime', months, monthsText(months)),
        ...(ratio === null ? [] : [figure('ratio', 'Lifetime value / cost to win', ratio, numberText(ratio))]),
      ],
      worked: `LTV = ${moneyText(arpa, currency)} · ${shareText(margin)} / ${shareText(churn)} = ${text}`,
      chart: null,
    };
  },
});
