import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Product} from '@site/config/product';

/** The documented product (config/product.ts) with the URLs of this build. */
export function useProduct(): Product {
  return useDocusaurusContext().siteConfig.customFields?.product as Product;
}
