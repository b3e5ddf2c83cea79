import { createFrame } from './server-frame';

it('completes running requests on close, and accepts no more', async () => {
  const app = createFrame({ logger: false });
  let finish: () => void = () => undefined;
  const work = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let began: () => void = () => undefined;
  const running = new Promise<void>((resolve) => {
    began = resolve;
  });
  app.get('/slow', async () => {
    began();
    await work;
    return { done: true };
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const answer = fetch(`${address}/slow`);
  await running;
  let closed = false;
  const closing = app.close().then(() => {
    closed = true;
  });
  // 503 while closing; later the connection is refused.
  const late = await fetch(`${address}/slow`).then(
    ({ status }) => status,
    () => 503,
  );
  expect(late).toBe(503);
  expect(closed).toBe(false);
  finish();
  expect(await (await answer).json()).toEqual({ done: true });
  await closing;
});
