# Storage, its client and the mail server of compose.trial.yml, in place of minio/minio, minio/mc and axllent/mailpit.
# The context has the files at their places in the repository.
FROM docker.io/library/node:24-bookworm-slim
WORKDIR /stand-in
RUN npm install --no-audit --no-fund smtp-server@3.21.6
COPY . .
RUN chmod 755 scripts/containers/stand-ins/trial/mc && ln -s /stand-in/scripts/containers/stand-ins/trial/mc /usr/local/bin/mc
ENTRYPOINT ["node", "/stand-in/scripts/containers/stand-ins/trial/serve.mjs"]
