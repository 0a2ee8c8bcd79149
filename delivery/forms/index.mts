import {deliveryDocument} from './document.mts';
import {nginxHttp} from './nginxHttp.mts';
import {nginxMain} from './nginxMain.mts';
import {nginxServer} from './nginxServer.mts';

/** Path → content of all generated files that are committed. */
export function committedFiles(): Record<string, string> {
  return {
    'DELIVERY.md': deliveryDocument(),
    'delivery/nginx/http.conf': nginxHttp(),
    'delivery/nginx/server.conf': nginxServer(),
    'delivery/nginx/nginx.conf': nginxMain(),
  };
}
