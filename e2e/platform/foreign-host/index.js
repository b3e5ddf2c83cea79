// What is shared is there when the next file runs.
void import('./bootstrap.js');
