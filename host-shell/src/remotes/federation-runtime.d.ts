/** Fills a share scope with what this build shares; set by Module Federation. */
declare const __webpack_init_sharing__: (scope: 'default') => Promise<unknown>;
/** What is shared in this page; set by Module Federation. */
declare const __webpack_share_scopes__: {
  readonly default: Readonly<Record<string, Readonly<Record<string, object>>>>;
};
/** The bundler's run time of the shell, with Module Federation's. */
declare const __webpack_require__: {
  readonly federation: {
    readonly instance: {
      readonly sharedHandler: {
        readonly hooks: {
          readonly lifecycle: {
            readonly errorLoadShare: { on: (listener: (event: { error?: unknown }) => void) => void };
          };
        };
      };
    };
  };
};
