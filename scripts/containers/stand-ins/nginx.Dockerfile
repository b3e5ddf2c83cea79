# Debian's nginx (1.22) in place of nginx:1.28, with what that image does with templates.
# podman gives a tmpfs the mode of the folder under it, whatever the compose file asks for: hence 1777.
FROM comptoir-stand-in/debian
RUN groupadd --system --gid 101 nginx && useradd --system --gid nginx --uid 101 --no-create-home nginx \
  && apt-get update -q && apt-get install -y -q --no-install-recommends nginx-light curl gettext-base \
  && rm -rf /var/lib/apt/lists/* /usr/share/doc /usr/share/man /usr/share/locale /etc/nginx/sites-enabled /etc/nginx/modules-enabled \
  && mkdir -p /etc/nginx/conf.d /etc/nginx/certificates /var/cache/nginx && chmod 1777 /run /etc/nginx/conf.d /var/cache/nginx && ln -sf /dev/stderr /var/log/nginx/error.log && ln -sf /dev/stdout /var/log/nginx/access.log
COPY nginx-entrypoint.sh /usr/local/bin/
ENTRYPOINT ["sh", "/usr/local/bin/nginx-entrypoint.sh"]
STOPSIGNAL SIGQUIT
CMD ["nginx", "-g", "daemon off;"]
