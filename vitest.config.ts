import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { compileTexts } from './web/compileTexts.ts'

/** Setup files belong to the workspaces; a workspace without one runs without. */
const setup = (...files: string[]) => files.filter((file) => existsSync(file))

/** Vitest leaves one core to itself; on two cores a second worker is still worth having. */
const maxWorkers = Math.max(2, availableParallelism() - 1)

const unit: TestProjectInlineConfiguration = {
  test: {
    name: 'unit',
    environment: 'node',
    maxWorkers,
    // Plain functions and small servers: files need no process of their own.
    isolate: false,
    // Some start a program of their own, on a busy machine.
    testTimeout: 20_000,
    include: ['functions/src/**/*.test.ts', 'sandbox/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}'],
    exclude: ['**/*.int.test.ts', '**/node_modules/**'],
  },
}

const web: TestProjectInlineConfiguration = {
  plugins: [compileTexts()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  test: {
    name: 'web',
    // Its parser of texts is replaced, as in the build.
    server: { deps: { inline: ['use-intl'] } },
    environment: 'happy-dom',
    maxWorkers,
    include: ['web/src/**/*.test.{ts,tsx}'],
    setupFiles: setup('web/src/test/setup.ts'),
    // More than one wait of `asyncUtilTimeout`.
    testTimeout: 20_000,
  },
}

const widget: TestProjectInlineConfiguration = {
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact', development: false } },
  test: {
    name: 'widget',
    environment: 'happy-dom',
    maxWorkers,
    isolate: false,
    include: ['widget/src/**/*.test.{ts,tsx}'],
    setupFiles: setup('widget/src/test/setup.ts'),
  },
}

/** Two files at once on one set of emulators: each worker has a project of its own there. */
const emulators: TestProjectInlineConfiguration = {
  test: {
    name: 'emulators',
    environment: 'node',
    include: ['functions/**/*.int.test.ts'],
    setupFiles: ['functions/test/setup.ts'],
    // What Secret Manager would bind.
    env: { SESSION_SECRET: 'test-session-secret-of-thirty-two-characters' },
    maxWorkers: 2,
    // Some do as much as a site of three hundred pages, on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 30_000,
  },
}

const e2e: TestProjectInlineConfiguration = {
  test: {
    name: 'e2e',
    environment: 'node',
    include: ['web/e2e/**/*.spec.ts'],
    // A browser beside a whole suite of emulators is not as quick as the default of a second thinks.
    expect: { poll: { timeout: 15_000 } },
    // A browser on a busy box meets what nobody will: one that fails is tried once more, and is named for it.
    retry: 1,
    // Two browsers on one world.
    maxWorkers: 2,
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
}

export default defineConfig({
  test: { projects: [unit, web, widget, emulators, e2e] },
})
