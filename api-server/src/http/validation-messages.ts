import { config } from 'zod/v4/core';
import en from 'zod/v4/locales/en.js';

// zod/mini comes without messages of its own; where the contract gives none, the server says what zod would.
config(en());
