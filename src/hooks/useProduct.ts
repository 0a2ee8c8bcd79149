import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Product} from '@site/config/product';

/** The documented product, with the addresses that this build was made for. */
export function useProduct(): Product {
  return useDocusaurusContext().siteConfig.customFields?.product as Product;
}
