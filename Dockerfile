# syntax=docker/dockerfile:1
# A server of Bocamina: docker build -t bocamina . && docker run -p 8000:8000 -v bocamina:/var/lib/bocamina bocamina

FROM python:3.13-slim AS build
RUN apt-get update \
    && apt-get install -y --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY requirements requirements
# What the program is built with stays behind in an environment of its own.
RUN python -m venv /opt/build \
    && /opt/build/bin/pip install --no-cache-dir --require-hashes --no-deps -r requirements/build.txt \
    && /opt/build/bin/pip install --no-cache-dir --require-hashes --no-deps -r requirements/node.txt
RUN python -m venv /opt/bocamina \
    && /opt/bocamina/bin/pip install --no-cache-dir --require-hashes --no-deps -r requirements/host.txt
COPY . .
ARG BOCAMINA_COMPILE=required
RUN PATH="/opt/build/bin:$PATH" /opt/build/bin/pip wheel --no-deps --no-build-isolation --no-cache-dir --wheel-dir /wheels . \
    && /opt/bocamina/bin/pip install --no-deps --no-cache-dir /wheels/*.whl \
    && /opt/bocamina/bin/bocamina --version

FROM python:3.13-slim
RUN useradd --system --create-home --home-dir /var/lib/bocamina bocamina
COPY --from=build /opt/bocamina /opt/bocamina
USER bocamina
VOLUME /var/lib/bocamina
EXPOSE 8000
STOPSIGNAL SIGTERM
ENV BOCAMINA_HOST=0.0.0.0 BOCAMINA_DATA=/var/lib/bocamina BOCAMINA_LOG_FORMAT=json
HEALTHCHECK --start-period=30s CMD ["/opt/bocamina/bin/python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/readyz', timeout=3)"]
ENTRYPOINT ["/opt/bocamina/bin/bocamina"]
CMD ["serve"]
