import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { completeJsdom } from './complete-jsdom';

// Tests may use Node's environment instead.
if (typeof window !== 'undefined') completeJsdom();

// A lazy screen is compiled on its first import.
configure({ asyncUtilTimeout: 10_000 });
