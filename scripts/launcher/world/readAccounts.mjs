import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the demo accounts of a world, as lines to print. */
export function readAccounts(world) {
  const file = join(world, 'accounts.json')
  if (!existsSync(file))
    return ['  none: emulator-data is empty, so sign up (npm run seed makes a demo world)']
  const accounts = JSON.parse(readFileSync(file, 'utf8'))
  return table('Workspace', accounts, ({ label, region }) => `${label} (${region})`)
}

/** Returns the clients of the world's agency and the URL where they sign in, as lines to print. */
export function readClients(world, port) {
  const file = join(world, 'clients.json')
  if (!existsSync(file)) return []
  const clients = JSON.parse(readFileSync(file, 'utf8'))
  return [
    '',
    `Clients of the demo agency, at http://${clients[0].host}:${port}`,
    ...table('Organization', clients, ({ label }) => label),
  ]
}

function table(title, accounts, labelOf) {
  const width = Math.max(...accounts.map(({ email }) => email.length))
  const longest = Math.max(...accounts.map(({ password }) => password.length))
  const line = (email, password, what) => `  ${email.padEnd(width)}  ${password.padEnd(longest)}  ${what}`
  return [
    line('Email', 'Password', title),
    ...accounts.map((account) => line(account.email, account.password, labelOf(account))),
  ]
}
