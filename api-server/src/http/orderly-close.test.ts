import { createFrame } from './server-frame';

it('finishes the requests that run when it closes, and takes no more', async () => {
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
  // Answered so while the close begins; afterwards nobody takes the connection.
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
