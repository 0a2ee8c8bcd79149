import {product} from '../../website/config/product';
import {notice} from './notice.mts';

/** The Kubernetes ingress for the host of the site. Its certificate is in the secret `documentation-tls`. */
export function ingress(): string {
  const {hostname} = new URL(product.siteUrl);
  return `${notice}
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata:
  name: documentation
  annotations:
    # Every reader stays on one pod, chosen by a consistent hash. During a rollout readers move from old pods to
    # new ones and never back, so nobody requests the scripts of a new page from an old pod.
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
