// The asynchronous boundary: shared modules are provided before anything asks for them.
void import('./bootstrap').then(({ bootstrap }) => bootstrap());
