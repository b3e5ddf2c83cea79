// Asynchronous boundary: shared modules are provided before they are imported.
void import('./bootstrap').then(({ bootstrap }) => bootstrap());
