import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from './paths.mjs'

/** The demo accounts that the seed made, as lines to print. */
export function readAccounts() {
  const file = join(paths.emulatorData, 'accounts.json')
  if (!existsSync(file)) return ['  none: emulator-data is empty, so sign up (npm run seed makes a demo world)']
  const accounts = JSON.parse(readFileSync(file, 'utf8'))
  const width = Math.max(...accounts.map(({ email }) => email.length))
  return accounts.map(({ email, password, label, region }) => `  ${email.padEnd(width)}  ${password}  ${label} (${region})`)
}
