# Two stages: one installs what is locked and draws the tiles, the other holds only what runs.
# The base by its digest, for all processors it is made for: a tag may be another image tomorrow. A newer one is found with
# `docker buildx imagetools inspect python:3.12-slim-bookworm`, tried with `--build-arg BASE=…`, and written here. This is Python 3.12.14.
ARG BASE=python:3.12-slim-bookworm@sha256:0f5b26b9518d002b6173fd61daad821fa340635ebfec5bba471013f9ca114579

FROM ${BASE} AS build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1 PYTHONPATH=/app
RUN python -m venv /opt/bot
ENV PATH=/opt/bot/bin:$PATH
WORKDIR /app
COPY requirements.txt ./
RUN pip install --require-hashes --requirement requirements.txt
COPY bot bot
COPY renderer renderer
RUN python -m compileall -q /app /opt/bot/lib && python -m bot.app.atlas /opt/atlas

FROM ${BASE}
LABEL org.opencontainers.image.title="carcassonne-bot" \
      org.opencontainers.image.description="Play Carcassonne slowly, in Discord and Telegram (unofficial fan project)" \
      org.opencontainers.image.licenses="MIT"
# With FriBiDi Pillow joins the letters of Arabic and Hindi names. Debian removes superseded versions, so none can be named.
# hadolint ignore=DL3008
RUN apt-get update && apt-get install --yes --no-install-recommends libfribidi0 && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 --create-home --home-dir /data bot && chmod 700 /data
COPY --from=build /opt/bot /opt/bot
COPY --from=build /opt/atlas /opt/atlas
COPY --from=build /app /app
ENV PATH=/opt/bot/bin:$PATH PYTHONPATH=/app PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 \
    DATA_DIR=/data ATLAS_DIR=/opt/atlas HEALTH_PORT=9090 LOG_FORMAT=json
USER 10001
WORKDIR /data
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:9090/healthz', timeout=4)"]
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
