/** @jest-environment node */
import { importedNames, exportedNames } from './kernel-names';
import { KERNEL_FACES } from './shared-modules';

test('the names that a compiled module takes, under whatever name it uses them', () => {
  const source = `
    import { Button, Icon as Sign } from "@comptoir/shared-kernel/ui";
    import { useState } from "react";
    export { Money } from '@comptoir/shared-kernel/money';
    import * as router from "@comptoir/shared-kernel/router";
  `;
  expect(importedNames(source)).toEqual([
    ['@comptoir/shared-kernel/ui', 'Button'],
    ['@comptoir/shared-kernel/ui', 'Icon'],
    ['@comptoir/shared-kernel/money', 'Money'],
  ]);
});

test.each(KERNEL_FACES)('the report of %s names what it exports', async (face) => {
  const names = exportedNames(face);
  // What imports needs from a remote is told to its one page.
  expect(names.length).toBeGreaterThan(face === '@comptoir/shared-kernel/imports' ? 0 : 1);
  expect(new Set(names).size).toBe(names.length);
});

test('a name that is exported under another one is known by that', () => {
  expect(exportedNames('@comptoir/shared-kernel/records')).toContain('History');
});
