import { existsSync, globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { OrderByDuration } from './scripts/testing/selection/OrderByDuration.mjs'
import { compileTexts } from './web/compileTexts.ts'

/** Setup files belong to the workspaces; a workspace without one runs without. */
const setup = (...files: string[]) => files.filter((file) => existsSync(file))

/** Vitest leaves one core to itself; on two cores a second worker is still worth having. */
const maxWorkers = Math.max(2, availableParallelism() - 1)

/** A test that passes only when it is repeated is named; the run fails when there are too many of them. */
const retry = Number(process.env['PARLEY_RETRIES'] ?? 1)

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

/** Packages of components, which are bundled for tests, and all others that must share their React. */
const bundledPackages = [
  '@mantine/core',
  '@mantine/dropzone',
  '@mantine/form',
  '@mantine/hooks',
  '@mantine/notifications',
  '@stripe/react-stripe-js',
  '@tabler/icons-react',
  '@tanstack/react-query',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  '@testing-library/react',
  '@testing-library/user-event',
  '@xyflow/react',
  'react',
  'react-dom',
  'react-dom/client',
  'react-easy-crop',
  'react-error-boundary',
  'react-router-dom',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
]

const onPage = {
  // The parser of texts is replaced, as in the build; reactfire gets the bundled React.
  server: { deps: { inline: ['use-intl', 'reactfire'] } },
  environment: 'happy-dom',
  maxWorkers,
  exclude: ['**/*.node.test.ts', '**/node_modules/**'],
  setupFiles: setup('web/src/test/setup.ts'),
  retry,
  // A process would otherwise read these packages' thousand files.
  deps: { optimizer: { client: { enabled: true, include: bundledPackages } } },
  // More than one wait of `asyncUtilTimeout`.
  testTimeout: 20_000,
}

const pageTests = globSync('web/src/**/*.test.{ts,tsx}', { cwd: import.meta.dirname })
/** Files that replace modules need a process of their own: in a shared one, others would get the replacements. */
const replacing = pageTests.filter((file) =>
  /vi\.(?:doMock|mock|resetModules)\(/.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
)

const web: TestProjectInlineConfiguration = {
  plugins: [compileTexts()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  test: { ...onPage, name: 'web', include: replacing },
}

const webShared: TestProjectInlineConfiguration = {
  plugins: [compileTexts()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  test: {
    ...onPage,
    name: 'webShared',
    isolate: false,
    include: ['web/src/**/*.test.{ts,tsx}'],
    exclude: [...onPage.exclude, ...replacing],
  },
}

/** What in the dashboard needs no page: such files need no process of their own either. */
const webNode: TestProjectInlineConfiguration = {
  plugins: [compileTexts()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  test: {
    name: 'webNode',
    server: { deps: { inline: ['use-intl'] } },
    environment: 'node',
    isolate: false,
    maxWorkers,
    include: ['web/src/**/*.node.test.ts', 'web/site/**/*.test.{ts,tsx}'],
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
const onEmulators = {
  environment: 'node',
  setupFiles: ['functions/test/setup.ts'],
  // What Secret Manager would bind.
  env: { SESSION_SECRET: 'test-session-secret-of-thirty-two-characters' },
  maxWorkers: 2,
  retry,
  // Some do as much as a site of three hundred pages, on a busy machine.
  testTimeout: 60_000,
  hookTimeout: 60_000,
} as const

/**
 * Emulator tests whose files need a process of their own. The deployed functions read their environment once;
 * the others change the database's address, the catalogue or other things that a process keeps.
 */
export const ownProcess = [
  'functions/src/api/**/*.int.test.ts',
  'functions/src/domain/billing/catalogue/replaceCatalogue.int.test.ts',
  'functions/src/domain/billing/credits/lostAnswers.int.test.ts',
  'functions/src/domain/chat/calendars/calendarTurns.int.test.ts',
  'functions/src/domain/chat/channels/discord/discord.int.test.ts',
  'functions/src/domain/chat/channels/incoming/warmMessage.int.test.ts',
  'functions/src/domain/chat/channels/telegram/telegram.int.test.ts',
  'functions/src/domain/chat/flow/walking/sixtyTurns.int.test.ts',
  'functions/src/domain/chat/turns/fatConversation.int.test.ts',
  'functions/src/domain/chat/turns/firstTurn.int.test.ts',
  'functions/src/domain/chat/turns/tools/toolCrashes.int.test.ts',
]

const emulators: TestProjectInlineConfiguration = {
  test: {
    ...onEmulators,
    name: 'emulators',
    isolate: false,
    include: ['functions/**/*.int.test.ts'],
    exclude: [...ownProcess, '**/node_modules/**'],
  },
}

const emulatorsAlone: TestProjectInlineConfiguration = {
  test: { ...onEmulators, name: 'emulatorsAlone', include: ownProcess },
}

const patience = Number(process.env['PARLEY_PATIENCE'] ?? 1)

const browser: TestProjectInlineConfiguration = {
  test: {
    name: 'browser',
    environment: 'node',
    include: ['web/e2e/**/*.spec.ts'],
    // One browser for each worker, which all its files share.
    isolate: false,
    // As long as one action may take: a wait that succeeds takes no longer for it.
    expect: { poll: { timeout: 30_000 * patience, interval: 100 } },
    retry,
    maxWorkers: process.env['PARLEY_LANE'] ? 1 : 2,
    testTimeout: 180_000 * patience,
    hookTimeout: 120_000 * patience,
  },
}

export default defineConfig({
  test: {
    projects: [unit, web, webShared, webNode, widget, emulators, emulatorsAlone, browser],
    sequence: { sequencer: OrderByDuration },
  },
})
