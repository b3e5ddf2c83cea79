import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { completeJsdom } from './complete-jsdom';

// A test may ask for the environment of Node instead.
if (typeof window !== 'undefined') completeJsdom();

// A screen that is loaded on demand is translated on its first import, beside other work.
configure({ asyncUtilTimeout: 10_000 });
