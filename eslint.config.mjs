// How this repository lints itself. What users get is `src/plugin.ts`.
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  globalIgnores(['dist/', 'coverage/', 'fixtures/', 'src/catalogue/stubs/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { project: 'tsconfig.test.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-unnecessary-type-assertion': 'warn',
      '@typescript-eslint/no-unused-vars': ['warn', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-lines-per-function': ['warn', { max: 60, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      'eqeqeq': 'error',
      'no-param-reassign': 'error',
      'prefer-const': 'error',
    },
  },
  {
    // runs in a browser
    files: ['src/report/html/client/**/*.ts'],
    languageOptions: { parserOptions: { project: 'src/report/html/client/tsconfig.json', tsconfigRootDir: import.meta.dirname } },
  },
  {
    files: ['test/**/*.ts'],
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    rules: {
      // a test may be long, hand in what no caller would, and fake what is not needed
      'max-lines-per-function': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
      '@typescript-eslint/explicit-module-boundary-types': 'off',
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/prefer-promise-reject-errors': 'off',
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['scripts/**/*.mjs', '*.mjs'],
    languageOptions: { globals: Object.fromEntries(['Buffer', 'URL', 'clearInterval', 'console', 'performance', 'process', 'setInterval'].map((name) => [name, 'readonly'])) },
    rules: { 'no-undef': 'error', 'no-unused-vars': 'error', 'eqeqeq': 'error', 'prefer-const': 'error' },
  },
);
