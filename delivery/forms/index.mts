import {deliveryDocument} from './document.mts';
import {ingress} from './ingress.mts';
import {nginxHttp} from './nginxHttp.mts';
import {nginxMain} from './nginxMain.mts';
import {nginxServer} from './nginxServer.mts';
import {uploadScript} from './objectStore.mts';
import {viewerRequestFunction} from './viewerRequest.mts';

/** Path → content of all generated files that are committed. */
export function committedFiles(): Record<string, string> {
  return {
    'DELIVERY.md': deliveryDocument(),
    'delivery/kubernetes/ingress.yaml': ingress(),
    'delivery/nginx/http.conf': nginxHttp(),
    'delivery/nginx/server.conf': nginxServer(),
    'delivery/nginx/nginx.conf': nginxMain(),
    'delivery/object-store/upload.sh': uploadScript(),
    'delivery/object-store/viewerRequest.js': viewerRequestFunction(),
  };
}
