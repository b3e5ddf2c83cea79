import '@testing-library/jest-dom';
import { completeJsdom } from './complete-jsdom';

// A test may ask for the environment of Node instead.
if (typeof window !== 'undefined') completeJsdom();
