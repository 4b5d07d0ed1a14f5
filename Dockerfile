# A site of your own: docker build -t foyer . ; docs/deployment.md says the rest.
FROM node:24-slim AS build
WORKDIR /foyer
COPY . .
RUN npm ci && node scripts/build.mjs && npm prune --omit=dev

FROM node:24-slim
WORKDIR /foyer
COPY --from=build --chown=node:node /foyer /foyer
RUN install -d -o node -g node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||3000)+'/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "dist/server/main.js"]
