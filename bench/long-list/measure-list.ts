import type { Page } from '@playwright/test';
import { median } from '../median';
import { heapOf } from './heap';

export interface ListFigures {
  /** From the navigation to the frame with the first rows, in milliseconds. */
  firstRow: number;
  /** After a garbage collection, in MiB. */
  heap: number;
  /** While scrolling for five seconds, in milliseconds. */
  longestFrame: number;
  /** In milliseconds. */
  medianFrame: number;
}

const SCROLLING = 5000;
/** Pixels per frame: about ten rows. */
const STEP = 400;

export interface LongList {
  address: string;
  row: string;
  /** CSS selector of the scrolling element. */
  scroller: string;
  /** Minimum height with all rows, in pixels. */
  height: number;
}

export async function measureList(page: Page, { address, row, scroller, height }: LongList): Promise<ListFigures> {
  await page.addInitScript(watchFirstRow, row);
  await page.goto(address);
  const found = await page.waitForFunction(() => Number(Reflect.get(window, 'firstRow') ?? 0));
  const firstRow = await found.jsonValue();
  await page.waitForFunction(([selector, least]) => (document.querySelector(selector)?.scrollHeight ?? 0) >= least, [
    scroller,
    height,
  ] as const);
  const heap = await heapOf(page);
  const frames = await page.evaluate(scrollThrough, { scroller, duration: SCROLLING, step: STEP });
  return {
    firstRow,
    heap,
    longestFrame: Math.max(...frames),
    medianFrame: median(frames),
  };
}

/** Runs in the page before its scripts: a busy page would answer a question from outside too late. */
function watchFirstRow(row: string): void {
  const look = (now: number) => {
    if (document.querySelectorAll(row).length > 2) Reflect.set(window, 'firstRow', now);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page; returns the duration of each frame in milliseconds. */
function scrollThrough({
  scroller,
  duration,
  step,
}: {
  scroller: string;
  duration: number;
  step: number;
}): Promise<number[]> {
  const element = document.querySelector(scroller);
  if (!element) throw new Error(`There is no ${scroller}`);
  return new Promise((resolve) => {
    const frames: number[] = [];
    let last = performance.now();
    const end = last + duration;
    let forward = step;
    const next = (now: number) => {
      frames.push(now - last);
      last = now;
      const before = element.scrollTop;
      element.scrollTop += forward;
      // Turns at the end of a page of the list.
      if (element.scrollTop === before) forward = -forward;
      if (now < end) requestAnimationFrame(next);
      else resolve(frames.slice(1));
    };
    requestAnimationFrame(next);
  });
}
