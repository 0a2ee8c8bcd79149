import {notice} from './notice.mts';

export interface NginxPlace {
  /** What the server listens on. */
  readonly listen: string;
  /** Where it may write: process id and temporary files. */
  readonly scratch: string;
  readonly user?: string;
}

/** As the container runs it: everything writable is below /tmp, so that the rest can be read-only. */
const container: NginxPlace = {listen: '8080', scratch: '/tmp'};

/** A whole nginx.conf that serves nothing but the documentation. */
export function nginxMain({listen, scratch, user}: NginxPlace = container): string {
  return `${notice}
# A server of its own, as the container image runs it. TLS ends in front of it.
${user ? `user ${user};\n` : ''}worker_processes auto;
pid ${scratch}/nginx.pid;
error_log stderr warn;
pcre_jit on;
# Connections and open files of one worker.
worker_rlimit_nofile 16384;

events {
    worker_connections 4096;
}

http {
    # Without addresses of readers.
    log_format docs '$time_iso8601 $status $body_bytes_sent $request_time "$request_method $uri"';
    access_log /dev/stdout docs buffer=16k flush=1s;
    client_body_temp_path ${scratch}/client_body;
    proxy_temp_path ${scratch}/proxy;
    fastcgi_temp_path ${scratch}/fastcgi;
    uwsgi_temp_path ${scratch}/uwsgi;
    scgi_temp_path ${scratch}/scgi;

    sendfile on;
    tcp_nopush on;
    keepalive_requests 10000;
    # What is known about a file is asked again after a second: a release gives the one before its hashed files.
    open_file_cache max=8000 inactive=10m;
    open_file_cache_valid 1s;
    open_file_cache_errors on;

    include http.conf;

    server {
        listen ${listen} default_server;
        server_name _;
        include release.conf;
        include server.conf;
        location = /healthz {
            access_log off;
            default_type text/plain;
            return 200 "ok\\n";
        }
    }
}
`;
}
