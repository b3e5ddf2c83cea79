import { RegistryAnnouncements } from './registry-announcements';

function announcementsAt(clock: () => number) {
  const tell = jest.fn();
  return { tell, news: new RegistryAnnouncements(tell, clock) };
}

test('announces a new registry once across servers and stale reports', () => {
  const { tell, news } = announcementsAt(() => 0);
  for (const registry of ['7', '7', '8', '7', '8']) news.observe(registry);
  expect(tell).toHaveBeenCalledTimes(1);
});

test('announces successive registries separately, and ignores floods', () => {
  let now = 0;
  const { tell, news } = announcementsAt(() => now);
  for (let created = 1; created <= 1000; created += 1) news.observe(String(created));
  for (const none of [undefined, ['9'], '', 'x'.repeat(9), '9'.repeat(99)]) news.observe(none);
  expect(tell).toHaveBeenCalledTimes(1);
  now = 10_000;
  news.observe('1000');
  expect(tell).toHaveBeenCalledTimes(2);
});
