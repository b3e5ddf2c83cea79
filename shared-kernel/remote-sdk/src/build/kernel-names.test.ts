/** @jest-environment node */
import { importedNames, exportedNames } from './kernel-names';
import { KERNEL_FACES } from './shared-modules';

test('reads the names that a compiled module imports, also under aliases', () => {
  const source = `
    import { Button, Icon as Sign } from "@comptoir/ui";
    import { useState } from "react";
    export { Money } from '@comptoir/ui/money';
    import * as router from "@comptoir/kernel/router";
  `;
  expect(importedNames(source)).toEqual([
    ['@comptoir/ui', 'Button'],
    ['@comptoir/ui', 'Icon'],
    ['@comptoir/ui/money', 'Money'],
  ]);
});

test.each(KERNEL_FACES)('the report of %s lists its exports', async (face) => {
  const names = exportedNames(face);
  // `imports` exports a single name.
  expect(names.length).toBeGreaterThan(face === '@comptoir/ui/imports' ? 0 : 1);
  expect(new Set(names).size).toBe(names.length);
});

test('a name exported under an alias is known by the alias', () => {
  expect(exportedNames('@comptoir/ui/records')).toContain('History');
});
