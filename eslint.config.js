import vue from 'eslint-plugin-vue'
import tseslint from 'typescript-eslint'
import vueParser from 'vue-eslint-parser'
import { layers } from './tools/layers.js'
import { typedVueParser } from './tools/vueTypes.js'

const syntax = {
  defaultExport: { selector: 'ExportDefaultDeclaration', message: 'Name it: default exports are for .vue files.' },
  enumeration: { selector: 'TSEnumDeclaration', message: 'Use a union of string literals.' },
  failedImport: {
    selector: "CallExpression[callee.property.name='then'][callee.object.type='ImportExpression'][arguments.length=2]",
    message:
      'The build moves this handler to where a file that did not arrive is not noticed: put the import into a function and call that.',
  },
  classes: { selector: 'ClassDeclaration, ClassExpression', message: 'No classes in the core: data and functions.' },
}

/** These need types. */
const promises = { '@typescript-eslint/no-floating-promises': 'error', '@typescript-eslint/no-misused-promises': 'error' }

/** What a pure core cannot know. Its own tsconfig hides the browser; these are the ones the language itself brings. */
const impure = [
  'Date',
  'console',
  'performance',
  'crypto',
  'process',
  'globalThis',
  'setTimeout',
  'setInterval',
  'queueMicrotask',
  'fetch',
  'window',
  'self',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
]

export default tseslint.config(
  { ignores: ['dist*/', 'coverage/', 'test-results/', 'playwright-report/', 'public/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  tseslint.configs.strict,
  vue.configs['flat/essential'],
  {
    rules: {
      eqeqeq: 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-script-url': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      // `void | Promise<void>` is how a callback says that it may be waited for.
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-restricted-syntax': ['error', syntax.defaultExport, syntax.enumeration, syntax.failedImport],
    },
  },
  {
    files: ['**/*.config.{js,ts}'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['src/**/*.{ts,vue}'],
    plugins: { house: { rules: { layers } } },
    rules: {
      'house/layers': 'error',
      'no-console': 'error',
      'no-restricted-properties': [
        'error',
        { object: 'window', property: 'open', message: 'openTownWindow cuts the new window off from this one.' },
      ],
    },
  },
  {
    files: ['src/app/session/townWindow.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['**/*.vue'],
    languageOptions: { parser: vueParser, parserOptions: { parser: tseslint.parser } },
    rules: {
      'no-restricted-syntax': ['error', syntax.enumeration, syntax.failedImport],
      'vue/multi-word-component-names': 'off',
      'vue/block-lang': ['error', { script: { lang: 'ts' } }],
      'vue/block-order': ['error', { order: ['script', 'template', 'style'] }],
      'vue/component-api-style': ['error', ['script-setup']],
      'vue/define-emits-declaration': 'error',
      'vue/define-props-declaration': 'error',
      'vue/no-empty-component-block': 'error',
      'vue/no-unused-properties': 'error',
      'vue/no-unused-refs': 'error',
      'vue/no-v-html': 'error',
      'vue/require-explicit-emits': 'error',
      // A long run of fixed markup is set as one string, where the page's policy drops a written style.
      'vue/no-static-inline-styles': 'error',
    },
  },
  {
    files: ['src/{core,characters,scripts}/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...impure.map((name) => ({ name, message: 'The core is pure: pass it in.' }))],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: 'Chance is passed in.' }],
      'no-restricted-syntax': ['error', syntax.defaultExport, syntax.enumeration, syntax.failedImport, syntax.classes],
    },
  },
  {
    files: ['src/{app,storage,pwa,ui}/**/*.ts', 'src/*.ts'],
    ignores: ['src/pwa/sw.ts', 'src/*.d.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: promises,
  },
  {
    files: ['src/**/*.vue'],
    languageOptions: { parserOptions: { parser: typedVueParser } },
    rules: promises,
  },
  {
    files: ['{tests,tools,server}/**/*.{ts,vue}'],
    rules: { 'no-empty-pattern': 'off', '@typescript-eslint/no-non-null-assertion': 'off', 'vue/no-static-inline-styles': 'off' },
  },
)
