import { countOf } from '../../text/figures.ts';
import { shareText } from '../../verdict/share-text.ts';
import { defineCalculator, figure } from '../calculator.ts';
import { money, people, percent, positive } from '../field.ts';
import { moneyText } from '../money.ts';

export const marketSize = defineCalculator({
  id: 'market-size',
  name: 'TAM/SAM/SOM',
  about: 'How much all customers would pay, those you can serve, and those you’ll win',
  fields: {
    customers: { ...positive(people('All customers', { hint: 'Everyone who has the problem.' })), unit: 'customers' },
    price: money('Revenue per customer', { unit: 'a year' }),
    served: percent('You can serve', { hint: 'By language, region, law and product.' }),
    won: percent('You’ll win', { hint: 'Of those you can serve, within a few years.' }),
  },
  formula: {
    name: 'market-size-1',
    text: 'TAM = customers · revenue per customer; SAM = TAM · share you can serve; SOM = SAM · share you’ll win',
  },
  sources: [{ text: 'S. Blank, B. Dorf, The Startup Owner’s Manual, K&S Ranch 2012' }],
  limits: [
    'It’s only as good as the count of customers: state where that comes from.',
    'A large market isn’t demand. It says nothing about whether anyone wants your product.',
    'The share you’ll win is a wish until someone has paid.',
  ],
  example: {
    inputs: { currency: 'USD', customers: '200000', price: '600', served: '25', won: '2' },
    headline: 'TAM $120,000,000, SAM $30,000,000, SOM $600,000',
  },
  sanity: [
    {
      id: 'bold-share',
      when: ({ won }) => won > 0.1,
      says: 'Few startups win over 10% of the market they can serve.',
    },
    {
      id: 'everyone',
      when: ({ customers }) => customers > 8e9,
      says: 'That’s more customers than there are people.',
    },
    {
      id: 'serves-all',
      when: ({ served }) => served === 1,
      says: 'No one can serve the whole market. Leave out regions, languages and needs you don’t cover.',
    },
    {
      id: 'few-customers-won',
      when: (_, value) => value('customers') < 10,
      says: 'That’s fewer than 10 customers: name them instead.',
    },
  ],
  compute({ customers, price, served, won, currency }) {
    const tam = customers * price;
    const sam = Math.round(tam * served);
    const som = Math.round(tam * served * won);
    const text = (minor: number) => moneyText(minor, currency);
    const count = Math.floor(customers * served * won + 1e-9);
    return {
      headline: `TAM ${text(tam)}, SAM ${text(sam)}, SOM ${text(som)}`,
      meaning: `Within reach: ${text(som)} a year from ${countOf(count, 'customer')}.`,
      tone: null,
      figures: [
        figure('tam', 'Everyone (TAM)', tam, text(tam)),
        figure('sam', 'You can serve (SAM)', sam, text(sam)),
        figure('som', 'You’ll win (SOM)', som, text(som)),
        figure('customers', 'Customers you’ll win', count, countOf(count, 'customer')),
      ],
      worked: `${countOf(customers, 'customer')} · ${text(price)} = ${text(tam)}; · ${shareText(served)} = ${text(sam)}; · ${shareText(won)} = ${text(som)}`,
      chart: {
        kind: 'funnel',
        steps: [
          { label: 'Everyone (TAM)', value: tam, text: text(tam) },
          { label: 'You can serve (SAM)', value: sam, text: text(sam) },
          { label: 'You’ll win (SOM)', value: som, text: text(som) },
        ],
        finding: `Of ${text(tam)} a year, you can serve ${text(sam)} and expect to win ${text(som)}.`,
      },
    };
  },
});
