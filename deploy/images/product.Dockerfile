# One build for the images of API, page and remotes: docker build --target api|page|remotes -f deploy/images/product.Dockerfile .
FROM node:24-bookworm-slim AS build
WORKDIR /comptoir
RUN npm install --global pnpm@12.21.0
# Cached until the lock file changes.
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
RUN pnpm fetch
COPY . .
# Empty, so that versions of remotes come from their sources and changed ones are published.
ARG VERSION=
# /runtime: packages that the bundles load at run time, without build tools.
RUN pnpm install --frozen-lockfile --offline \
  && REMOTE_VERSION=$VERSION TURBO_TELEMETRY_DISABLED=1 pnpm run build:images \
  && node scripts/build/copy-packages.mjs api-server /runtime @fastify/swagger-ui @node-rs/argon2 \
  && cd all-in-one/dist && rm -r main.js comptoir.js embedded.worker.js import-reader.js gazetteer schema \
  && find /comptoir/*/dist -name '*.map' -not -path '/comptoir/mfe-*' -delete

FROM node:24-bookworm-slim AS runtime
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /comptoir
RUN mkdir /data /srv/remotes && chown node:node /data /srv/remotes
USER node

# Files belong to root, so that programs cannot change themselves.
FROM runtime AS api
COPY --from=build /comptoir/NOTICE NOTICE
COPY --from=build /runtime/node_modules node_modules
COPY --from=build /comptoir/api-server/package.json api-server/package.json
COPY --from=build /comptoir/api-server/dist api-server/dist
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/api/health`).then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# Node's default heap for a small container is collected too often: docs/decisions/heap-in-a-container.md.
CMD ["node", "--heap-growing-percent=300", "api-server/dist/main.js"]

FROM runtime AS page
COPY --from=build /comptoir/NOTICE NOTICE
COPY --from=build /runtime/node_modules node_modules
COPY --from=build /comptoir/all-in-one/package.json all-in-one/package.json
COPY --from=build /comptoir/all-in-one/dist all-in-one/dist
COPY --from=build /comptoir/host-shell/dist host-shell/dist
COPY --from=build /comptoir/remote-cli/dist/packages remote-cli/dist/packages
COPY --from=build /comptoir/docs/remotes docs/remotes
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/health`).then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "all-in-one/dist/page.js"]

# Publishes one remote and ends: REMOTE names the folder of its build. Each team has its own container.
FROM runtime AS remotes
COPY --from=build /comptoir/NOTICE NOTICE
COPY --from=build /comptoir/remote-registry/package.json remote-registry/package.json
COPY --from=build /comptoir/remote-registry/dist remote-registry/dist
COPY --from=build /comptoir/mfe-operations/dist mfe-operations/dist
COPY --from=build /comptoir/mfe-finance/dist mfe-finance/dist
COPY --from=build /comptoir/mfe-administration/dist mfe-administration/dist
COPY --from=build /comptoir/mfe-field/dist mfe-field/dist
COPY --from=build /comptoir/host-shell/dist/shell.json host-shell/dist/shell.json
CMD ["sh", "-c", "exec node remote-registry/dist/comptoir-remotes.js publish \"$REMOTE/dist\" --if-new --shell host-shell/dist --by \"$PUBLISHER\""]
