import { RegistryAnnouncements } from './registry-announcements';

function newsAt(clock: () => number) {
  const tell = jest.fn();
  return { tell, news: new RegistryAnnouncements(tell, clock) };
}

test('announces a new registry once across servers and stale reports', () => {
  const { tell, news } = newsAt(() => 0);
  for (const registry of ['7', '7', '8', '7', '8']) news.hear(registry);
  expect(tell).toHaveBeenCalledTimes(1);
});

test('announces successive registries separately, and ignores floods', () => {
  let now = 0;
  const { tell, news } = newsAt(() => now);
  for (let made = 1; made <= 1000; made += 1) news.hear(String(made));
  for (const none of [undefined, ['9'], '', 'x'.repeat(9), '9'.repeat(99)]) news.hear(none);
  expect(tell).toHaveBeenCalledTimes(1);
  now = 10_000;
  news.hear('1000');
  expect(tell).toHaveBeenCalledTimes(2);
});
