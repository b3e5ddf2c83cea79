/** Fills a share scope with the modules of this build; set by Module Federation. */
declare const __webpack_init_sharing__: (scope: 'default') => Promise<unknown>;
/** Shared modules of this page; set by Module Federation. */
declare const __webpack_share_scopes__: {
  readonly default: Readonly<Record<string, Readonly<Record<string, object>>>>;
};
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
