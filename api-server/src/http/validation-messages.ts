import { config } from 'zod/v4/core';
import en from 'zod/v4/locales/en.js';

// zod/mini has no default messages.
config(en());
