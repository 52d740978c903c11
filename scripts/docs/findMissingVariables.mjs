import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../launcher/paths.mjs'

/** Files whose upper-case keys are variables of the backend. */
const schemas = ['config', 'channelApplications', 'projectPlatform', 'stripeAccounts'].map(
  (name) => `functions/src/${name}.ts`,
)
const keys = /^\s+([A-Z][A-Z0-9_]{3,})\??:/gm
const reads = /\bprocess\.env(?:\.|\[')([A-Z][A-Z0-9_]+)|\b(VITE_[A-Z_]+)\b/g
/** Variables of the system. */
const ofSystem = new Set(['PATH', 'NODE_ENV', 'PORT', 'VITEST_POOL_ID'])

/** Returns the variables that the code reads and `.env.example` does not name, one line each. */
export function findMissingVariables() {
  const documented = new Set(read('.env.example').match(/[A-Z][A-Z0-9_]{3,}/g))
  const patterns = [
    'scripts/*.mjs',
    'web/**/*.ts',
    'web/**/*.tsx',
    'widget/*.ts',
    'sandbox/*.ts',
    'functions/**/*.ts',
  ]
  const files = execFileSync('git', ['ls-files', ...patterns], { cwd: paths.root, encoding: 'utf8' })
  const used = [
    ...schemas.flatMap((file) => namesIn(read(file), keys)),
    ...files
      .trim()
      .split('\n')
      .flatMap((file) => namesIn(read(file), reads)),
  ]
  return [...new Set(used)]
    .filter((name) => !documented.has(name) && !ofSystem.has(name))
    .map((name) => `.env.example does not name ${name}`)
}

function namesIn(text, pattern) {
  return [...text.matchAll(pattern)].map(([, one, other]) => one ?? other)
}

function read(file) {
  const path = join(paths.root, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}
