import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Pure code runs in Node, browser, worker and tests alike, so it may use none of them. */
const purity = {
  patterns: [
    {
      group: ['node:*', 'fs', 'path', 'react', 'react-dom', '@docusaurus/*', '@theme/*'],
      message: 'This folder is pure TypeScript.',
    },
  ],
};

export default tseslint.config(
  {
    ignores: [
      'build',
      '.docusaurus',
      // What readers copy; tests and their helpers beside it are held to the rules.
      'samples/**/*.{js,mjs,mts}',
      'tests/kitchen-sink/build',
      'tests/kitchen-sink/.docusaurus',
      'test-results',
      'bench/.work',
      // Generated, in the JavaScript that CloudFront knows.
      'delivery/object-store/viewerRequest.js',
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat['recommended-latest'],
  {
    rules: {
      'max-lines': ['error', {max: 250, skipBlankLines: true, skipComments: true}],
      'max-lines-per-function': ['error', {max: 60, skipBlankLines: true, skipComments: true}],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_'},
      ],
      '@typescript-eslint/ban-ts-comment': ['error', {minimumDescriptionLength: 10}],
      eqeqeq: 'error',
      'no-console': 'off',
    },
  },
  {
    // On a phone rows are laid out as blocks, which takes the table roles away unless they are named.
    files: ['src/components/FactTable/index.tsx'],
    rules: {
      'jsx-a11y/no-redundant-roles': 'off',
      'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
    },
  },
  {
    // A scrolling box has to be a tab stop although it is no control.
    rules: {
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        {roles: ['group', 'tabpanel'], tags: ['pre', 'div']},
      ],
    },
  },
  {
    files: ['search/core/**', 'src/labs/*/core/**', 'data/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': ['error', purity],
      'no-restricted-globals': ['error', 'window', 'document', 'process', 'localStorage'],
    },
  },
  {
    files: [
      'data/**',
      'config/**',
      '*.config.{ts,mts,mjs}',
      'sidebars.ts',
      '**/*.test.*',
      '**/*.spec.*',
      // One describe for every client.
      'samples/clients/support/suite.ts',
    ],
    rules: {'max-lines': 'off', 'max-lines-per-function': 'off'},
  },
  {files: ['**/*.cjs'], languageOptions: {globals: {exports: 'writable'}}},
  {
    files: ['bench/inPage/**'],
    languageOptions: {
      globals: Object.fromEntries(
        ['window', 'document', 'performance', 'sessionStorage', 'addEventListener']
          .concat('requestAnimationFrame', 'setTimeout', 'console')
          .map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        URLSearchParams: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        fetch: 'readonly',
        Buffer: 'readonly',
      },
    },
  },
);
