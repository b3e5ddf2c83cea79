import { EventEmitter } from 'node:events';
import { stopOnSignal } from './stop-on-signal';

function fakeProcess() {
  const emitter = new EventEmitter();
  const exit = jest.fn<never, [number]>();
  const write = jest.fn(() => true);
  const on = (signal: string, listener: () => void) => emitter.on(signal, listener);
  return { emit: (signal: string) => emitter.emit(signal), exit, write, process: { on, exit, stderr: { write } } };
}

test.each(['SIGINT', 'SIGTERM'])('after %s the product closes, then the process exits with 0', async (signal) => {
  const { emit, exit, process } = fakeProcess();
  let finish = () => {};
  stopOnSignal(process, () => new Promise((resolve) => (finish = resolve)));
  emit(signal);
  await Promise.resolve();
  expect(exit).not.toHaveBeenCalled();
  finish();
  await new Promise(setImmediate);
  expect(exit).toHaveBeenCalledWith(0);
});

test('a second Ctrl-C does not wait', () => {
  const { emit, exit, process } = fakeProcess();
  stopOnSignal(process, () => new Promise(() => {}));
  emit('SIGINT');
  emit('SIGINT');
  expect(exit).toHaveBeenCalledWith(1);
});

test('a failing close is reported and exits with 1', async () => {
  const { emit, exit, write, process } = fakeProcess();
  stopOnSignal(process, () => Promise.reject(new Error('disk gone')));
  emit('SIGTERM');
  await new Promise(setImmediate);
  expect(write).toHaveBeenCalledWith(expect.stringContaining('disk gone'));
  expect(exit).toHaveBeenCalledWith(1);
});
