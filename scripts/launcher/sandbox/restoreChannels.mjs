import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { urlOf } from '../ports.mjs'

/** Restores the accounts that a demo world has connected in the sandbox's vendors of channels. */
export async function restoreChannels(world) {
  const file = join(world, 'channels.json')
  if (!existsSync(file)) return
  for (const [vendor, accounts] of Object.entries(JSON.parse(readFileSync(file, 'utf8')))) {
    const response = await fetch(`${urlOf('sandbox')}/${vendor}/sandbox/world`, {
      method: 'POST',
      body: JSON.stringify(accounts),
    })
    if (!response.ok) throw new Error(`The sandbox did not take the accounts: ${await response.text()}`)
  }
}
