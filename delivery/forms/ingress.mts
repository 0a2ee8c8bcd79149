import {product} from '../../website/config/product';
import {notice} from './notice.mts';

/** The host is that of the site; the certificate is in the secret `documentation-tls`. */
export function ingress(): string {
  const {hostname} = new URL(product.siteUrl);
  return `${notice}
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata:
  name: documentation
  annotations:
    # Every reader stays on one pod, chosen by a consistent hash: a new pod takes readers from old ones, never
    # the other way. So nobody gets a new page and asks an old pod for its scripts.
    nginx.ingress.kubernetes.io/upstream-hash-by: '$binary_remote_addr'
spec:
  ingressClassName: nginx
  tls:
    - hosts: [${hostname}]
      secretName: documentation-tls
  rules:
    - host: ${hostname}
      http:
        paths:
          - path: /
            pathType: Prefix
            backend:
              service:
                name: documentation
                port:
                  name: http
`;
}
