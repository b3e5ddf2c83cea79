# Debian's busybox in place of busybox:1.37.
FROM comptoir-stand-in/debian
RUN apt-get update -q && apt-get install -y -q --no-install-recommends busybox-static
FROM scratch
COPY --from=0 /bin/busybox /bin/busybox
COPY --from=0 /bin/busybox /bin/chown
COPY --from=0 /bin/busybox /bin/sh
CMD ["sh"]
