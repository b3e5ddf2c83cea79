import type { Page } from '@playwright/test';

const PIECES = 1_500;

let count = 0;

/** A constant amount of typical page work: compiles and runs scripts, creates objects, lays out elements. */
export async function doPageWork(page: Page): Promise<void> {
  count += 1;
  // Unique, since the browser caches compiled scripts.
  const functions = Array.from(
    { length: PIECES },
    (_, piece) =>
      `function work${piece}(into){const one={name:'${count} ${piece}',size:${piece},parts:[${piece},${piece + 1}]};` +
      `into.push(one);return{...one,text:one.parts.map(part=>part*2).join(one.name)}}`,
  );
  const calls = Array.from({ length: PIECES }, (_, piece) => `work${piece}(made)`);
  await page.evaluate(`(() => {
    ${functions.join('\n')}
    const made = [];
    const texts = [${calls.join(',')}].map(({ text }) => text);
    const read = JSON.parse(JSON.stringify(made));
    const block = document.createElement('section');
    for (const [number, text] of texts.entries()) {
      const line = document.createElement('p');
      line.append(document.createElement('b'), text);
      line.style.paddingInline = number % 9 + 'px';
      block.append(line);
    }
    document.body.append(block);
    const height = block.offsetHeight;
    block.remove();
    return height + read.length;
  })()`);
}
