import { renderScreen } from '@comptoir/remote-sdk/testing';
import { screen } from '@testing-library/react';
import { office } from '../testing/samples';
import { useCollectorItems } from './use-collector-items';

const people = ['Amel', 'Yanis', 'Lina'].map((name, at) => ({ id: office.id.replace(/.$/, String(at + 1)), name }));

function Items() {
  const items = useCollectorItems(people);
  return items.map(({ value, label, detail = 'no hint' }) => <p key={value}>{`${label}: ${detail}`}</p>);
}

test('collectors with more cash in hand than a limit have a hint', async () => {
  const [amel, yanis] = people;
  const held = { currency: 'DZD' as const, amount: 600, warn: 400, max: 500 };
  renderScreen(<Items />, {
    selection: { country: 'DZ', office: office.id },
    api: {
      listPassedLimits: () => [
        ...(amel ? [{ ...held, user: amel, assignable: false }] : []),
        ...(yanis ? [{ ...held, user: yanis, max: null, assignable: true }] : []),
      ],
    },
  });
  expect(await screen.findByText('Amel: above the limit of cash')).toBeVisible();
  expect(screen.getByText('Yanis: much cash in hand')).toBeVisible();
  expect(screen.getByText('Lina: no hint')).toBeVisible();
});
