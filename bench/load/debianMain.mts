import type {NginxPlace} from '../../delivery/forms/nginxMain.mts';

/**
 * The relevant parts of nginx.conf in Debian 12, with the server block of DELIVERY.md (without TLS, which wrk would
 * measure). It logs every request and caches no open files.
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
