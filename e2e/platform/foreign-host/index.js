// The shared modules are ready before the next file runs.
void import('./bootstrap.js');
