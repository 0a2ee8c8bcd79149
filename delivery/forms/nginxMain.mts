import {notice} from './notice.mts';

export interface NginxPlace {
  /** Value of the `listen` directive. */
  readonly listen: string;
  /** Writable folder for the process id and temporary files. */
  readonly scratch: string;
  readonly user?: string;
}

/** In the container everything writable is in /tmp, so that the rest can be read-only. */
const container: NginxPlace = {listen: '8080', scratch: '/tmp'};

/** A complete nginx.conf that serves only the documentation. */
export function nginxMain({listen, scratch, user}: NginxPlace = container): string {
  return `${notice}
# A complete configuration, as the container image uses it. TLS is terminated in front of it.
${user ? `user ${user};\n` : ''}worker_processes auto;
pid ${scratch}/nginx.pid;
error_log stderr warn;
pcre_jit on;
# Enough file descriptors for the connections and open files of one worker.
worker_rlimit_nofile 16384;

events {
    worker_connections 4096;
}

http {
    # Readers' IP addresses are not logged.
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
    # Cached file information expires after one second, because a new release adds its hashed files to the older ones.
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
