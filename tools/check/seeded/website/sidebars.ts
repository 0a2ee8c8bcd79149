export default {
  docs: [
    {
      type: 'category',
      label: 'About',
      items: [
        'front_matter',
        'headings',
        'links',
        'components',
        'code',
        'lengths',
        'layers',
        'facts',
        'words',
        'english',
        'search',
        'stale',
        'product',
        'syntax',
        'yaml',
        'no_page',
      ],
    },
  ],
};
