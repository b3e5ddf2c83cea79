import { screen } from '@testing-library/react';
import { Link, Route, Routes, useLocation } from '@comptoir/kernel/internal/router';
import { renderScreen } from '@comptoir/remote-sdk/testing';
import { RowLink, VirtualList } from '../../components';
import { RecordSteps } from './record-steps';

const trades = ['12', '11', '10'];
const columns = [
  { id: 'number', title: 'Number', minWidth: 80, cell: (id: string) => <RowLink to={pathOf(id)}>{`#${id}`}</RowLink> },
];

function pathOf(id: string): string {
  return `/exchange/${id}`;
}

function Trades() {
  return (
    <>
      <VirtualList caption="Trades" rows={trades} rowKey={String} columns={columns} recordPath={pathOf} />
      <Link to="/exchange/11">The largest</Link>
    </>
  );
}

function Trade() {
  return (
    <>
      <h1>{useLocation().pathname}</h1>
      <RecordSteps />
    </>
  );
}

function show() {
  return renderScreen(
    <Routes>
      <Route path="/exchange" element={<Trades />} />
      <Route path="/exchange/:id" element={<Trade />} />
    </Routes>,
    { route: '/exchange?currency=EUR' },
  );
}

test('a record opened from a list links to its neighbours in list order', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('link', { name: '#12' }));
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  expect(screen.getByText('1 of 3')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(screen.getByRole('heading', { name: '/exchange/11' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/exchange/12');
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(screen.getByText('3 of 3')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('a record opened from elsewhere has no such links', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('link', { name: 'The largest' }));
  expect(screen.getByRole('heading', { name: '/exchange/11' })).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
