import type {NginxPlace} from '../../delivery/forms/nginxMain.mts';

/**
 * nginx.conf as Debian 12 installs it, as far as it matters here, with the server block of DELIVERY.md
 * (without TLS, which wrk would measure). Everything is logged; no file stays open.
 */
export function debianMain({listen, scratch, user}: NginxPlace): string {
  return `${user ? `user ${user};\n` : ''}worker_processes auto;
pid ${scratch}/nginx.pid;
error_log stderr;

events {
    worker_connections 768;
}

http {
    sendfile on;
    tcp_nopush on;
    types_hash_max_size 2048;
    include /etc/nginx/mime.types;
    default_type application/octet-stream;
    access_log ${scratch}/access.log;
    gzip on;
    include http.conf;

    server {
        listen ${listen};
        include release.conf;
        include server.conf;
    }
}
`;
}
