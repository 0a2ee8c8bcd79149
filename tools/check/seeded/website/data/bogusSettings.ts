export const bogusSettings = [{label: t('Bogus setting'), default: same('off')}];
