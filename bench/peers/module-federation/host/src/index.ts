// Asynchronous, so that what is shared is there before it is used.
void import('./bootstrap');
