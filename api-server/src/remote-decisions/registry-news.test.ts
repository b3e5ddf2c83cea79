import { RegistryNews } from './registry-news';

function newsAt(clock: () => number) {
  const tell = jest.fn();
  return { tell, news: new RegistryNews(tell, clock) };
}

test('another registry than the first is told once, whichever server of the page has it and whichever is behind', () => {
  const { tell, news } = newsAt(() => 0);
  for (const registry of ['7', '7', '8', '7', '8']) news.hear(registry);
  expect(tell).toHaveBeenCalledTimes(1);
});

test('two that follow each other are told one after the other, and whoever makes up many is not heard', () => {
  let now = 0;
  const { tell, news } = newsAt(() => now);
  for (let made = 1; made <= 1000; made += 1) news.hear(String(made));
  for (const none of [undefined, ['9'], '', 'x'.repeat(9), '9'.repeat(99)]) news.hear(none);
  expect(tell).toHaveBeenCalledTimes(1);
  now = 10_000;
  news.hear('1000');
  expect(tell).toHaveBeenCalledTimes(2);
});
