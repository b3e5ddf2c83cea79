# One build for the images of API, page and remotes: docker build --target api|page|remotes -f deploy/images/product.Dockerfile .
FROM node:20-bookworm-slim AS build
WORKDIR /comptoir
RUN npm install --global pnpm@12.21.0
COPY . .
RUN pnpm install --frozen-lockfile
ENV NODE_ENV=production
ARG VERSION=1.0.0
RUN REMOTE_VERSION=$VERSION pnpm --recursive --if-present run build

FROM node:20-bookworm-slim AS runtime
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /comptoir
RUN mkdir /data && chown node:node /data
USER node

# Its few native packages come with it.
FROM runtime AS api
COPY --from=build --chown=node:node /comptoir/node_modules node_modules
COPY --from=build --chown=node:node /comptoir/api-server/node_modules api-server/node_modules
COPY --from=build --chown=node:node /comptoir/api-server/dist api-server/dist
COPY --from=build --chown=node:node /comptoir/api-server/package.json api-server/package.json
HEALTHCHECK --interval=5s CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/api/health`).then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "api-server/dist/main.js"]

FROM runtime AS page
COPY --from=build --chown=node:node /comptoir/node_modules node_modules
COPY --from=build --chown=node:node /comptoir/all-in-one/node_modules all-in-one/node_modules
COPY --from=build --chown=node:node /comptoir/all-in-one/package.json all-in-one/package.json
COPY --from=build --chown=node:node /comptoir/all-in-one/dist all-in-one/dist
COPY --from=build --chown=node:node /comptoir/host-shell/dist host-shell/dist
COPY --from=build --chown=node:node /comptoir/docs/remotes docs/remotes
HEALTHCHECK --interval=5s CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/health`).then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "all-in-one/dist/page.js"]

# Publishes one remote and ends: REMOTE names the folder of its build. A team has one such container of its own.
FROM runtime AS remotes
COPY --from=build --chown=node:node /comptoir/remote-registry/package.json remote-registry/package.json
COPY --from=build --chown=node:node /comptoir/remote-registry/dist remote-registry/dist
COPY --from=build --chown=node:node /comptoir/mfe-operations/dist mfe-operations/dist
COPY --from=build --chown=node:node /comptoir/mfe-finance/dist mfe-finance/dist
COPY --from=build --chown=node:node /comptoir/mfe-administration/dist mfe-administration/dist
COPY --from=build --chown=node:node /comptoir/host-shell/dist/shell.json host-shell/dist/shell.json
CMD ["sh", "-c", "exec node remote-registry/dist/comptoir-remotes.js publish \"$REMOTE/dist\" --if-new --shell host-shell/dist --by \"$PUBLISHER\""]
