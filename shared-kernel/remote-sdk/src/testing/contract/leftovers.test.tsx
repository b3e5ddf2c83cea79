import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { watchLeftovers, watchTimers } from './leftovers';

function Careless({ work }: { work: () => void }) {
  useEffect(work, [work]);
  return <p>Here</p>;
}

test.each<[string, () => void, string]>([
  ['a listener of the window', () => window.addEventListener('resize', () => undefined), 'window listener resize'],
  ['a listener of the document', () => document.addEventListener('click', () => undefined), 'document listener click'],
  ['an element of the page', () => document.body.append(document.createElement('aside')), 'element aside'],
  ['an interval', () => void setInterval(() => undefined, 60_000).unref?.(), 'setInterval of 60000 ms'],
])('detects %s that is never ended', async (_name, work, line) => {
  const leftovers = watchLeftovers();
  render(<Careless work={work} />).unmount();
  expect((await leftovers.settled()).join('\n')).toContain(line);
  leftovers.stop();
});

test('ignores what is ended in time', async () => {
  const leftovers = watchLeftovers();
  const listener = () => undefined;
  window.addEventListener('resize', listener);
  const timer = setInterval(listener, 10);
  setTimeout(listener, 10);
  window.removeEventListener('resize', listener);
  clearInterval(timer);
  expect(await leftovers.settled()).toEqual([]);
  leftovers.stop();
});

test('counts a timer of a module from its import on', async () => {
  const timers = watchTimers();
  void setInterval(() => undefined, 20).unref?.();
  expect(await timers.settled()).toEqual(['setInterval of 20 ms']);
  timers.stop();
});
