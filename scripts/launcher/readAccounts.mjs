import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The demo accounts of a world, as lines to print. */
export function readAccounts(world) {
  const file = join(world, 'accounts.json')
  if (!existsSync(file))
    return ['  none: emulator-data is empty, so sign up (npm run seed makes a demo world)']
  const accounts = JSON.parse(readFileSync(file, 'utf8'))
  const width = Math.max(...accounts.map(({ email }) => email.length))
  const longest = Math.max(...accounts.map(({ password }) => password.length))
  const line = (email, password, what) => `  ${email.padEnd(width)}  ${password.padEnd(longest)}  ${what}`
  return [
    line('E-mail', 'Password', 'Workspace'),
    ...accounts.map(({ email, password, label, region }) => line(email, password, `${label} (${region})`)),
  ]
}
