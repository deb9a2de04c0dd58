# The server with its page. See docs/deploy.md; compose.yaml runs it beside PostgreSQL.
FROM node:22-slim AS page
WORKDIR /src/ui
COPY ui/package.json ui/package-lock.json ./
RUN npm ci
COPY ui ./
COPY src/greed /src/src/greed
RUN npm run build

FROM python:3.13-slim AS build
WORKDIR /src
COPY pyproject.toml README.md LICENSE ./
COPY src ./src
COPY --from=page /src/src/greed/web/static ./src/greed/web/static
RUN python -m venv /opt/greed && /opt/greed/bin/pip install --no-cache-dir '.[exact,play,postgres]' \
    && /opt/greed/bin/python -m compileall -q /opt/greed

FROM python:3.13-slim
COPY --from=build /opt/greed /opt/greed
RUN useradd --create-home --uid 10001 greed && mkdir /data && chown greed /data
USER greed
VOLUME /data
# What the coach has solved is kept beside the games.
ENV GREED_DATABASE=/data/games.sqlite GREED_HOME=/data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s CMD \
    ["/opt/greed/bin/python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
# SIGTERM tells every client to connect again before the sockets close.
STOPSIGNAL SIGTERM
ENTRYPOINT ["/opt/greed/bin/python", "-m", "greed.web", "--host", "0.0.0.0"]
