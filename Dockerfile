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
ENV UV_PROJECT_ENVIRONMENT=/opt/greed UV_PYTHON_DOWNLOADS=never UV_COMPILE_BYTECODE=1 UV_LINK_MODE=copy
# What uv.lock names, and nothing else; the packages of others first, for they change seldom.
ARG SYNC="/opt/uv/bin/uv sync --locked --no-default-groups --no-editable --extra play --extra postgres"
COPY pyproject.toml uv.lock scripts/uv-requirements.txt ./
RUN python -m venv /opt/uv && \
    /opt/uv/bin/pip install --no-cache-dir --require-hashes --only-binary :all: -r uv-requirements.txt
RUN $SYNC --no-install-project
COPY README.md LICENSE hatch_build.py ./
COPY src ./src
COPY --from=page /src/src/greed/web/static ./src/greed/web/static
# What /health and /metrics say of this build: docker build --build-arg GREED_REVISION=$(git rev-parse HEAD)
ARG GREED_REVISION=
RUN $SYNC

FROM python:3.13-slim
COPY --from=build /opt/greed /opt/greed
RUN useradd --create-home --uid 10001 greed && mkdir /data && chown greed /data
USER greed
VOLUME /data
# Games, and what the coach has solved: /data is all that must be writable.
ENV GREED_HOME=/data GREED_LOG=requests
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s CMD \
    ["/opt/greed/bin/python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
# SIGTERM tells every client to connect again before the sockets close.
STOPSIGNAL SIGTERM
ENTRYPOINT ["/opt/greed/bin/greed", "serve"]
