import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { failWith } from '../failWith.mjs'
import { urlOf } from '../ports.mjs'
import { readFunctionsEnvironment } from '../sandbox/readFunctionsEnvironment.mjs'
import { exportData } from './exportData.mjs'

/** The vendors of channels whose accounts belong to a world. */
const channelVendors = ['telegram', 'discord', 'graph']

/**
 * Saves the running world to a folder: the data of the emulators, and what the sandbox's Stripe and vendors
 * of channels have stored. Accounts and other notes of the world it began as come from `begunAs`. The folder
 * is replaced as a whole; after a failure it is unchanged.
 */
export async function saveWorld(folder, begunAs) {
  const next = `${folder}.next`
  rmSync(next, { recursive: true, force: true })
  mkdirSync(next, { recursive: true })
  // It empties the folder first.
  await exportData(next)
  for (const name of readdirSync(begunAs).filter((file) => file.endsWith('.json')))
    if (!existsSync(join(next, name))) cpSync(join(begunAs, name), join(next, name))
  writeFileSync(join(next, 'payments.json'), JSON.stringify(await readPayments()))
  writeFileSync(join(next, 'channels.json'), JSON.stringify(await readChannels()))
  const former = `${folder}.former`
  rmSync(former, { recursive: true, force: true })
  if (existsSync(folder)) renameSync(folder, former)
  renameSync(next, folder)
  rmSync(former, { recursive: true, force: true })
}

/**
 * Returns the sandbox's Stripe data. Its endpoints are left out, because every start adds them, and so are
 * deliveries of events, whose receivers end with this run.
 */
async function readPayments() {
  const { STRIPE_SECRET_KEY } = readFunctionsEnvironment()
  const world = await read('sandbox/stripe/world', { authorization: `Bearer ${STRIPE_SECRET_KEY}` })
  return { ...world, endpoints: [], deliveries: [] }
}

async function readChannels() {
  const worlds = await Promise.all(
    channelVendors.map(async (vendor) => [vendor, await read(`${vendor}/sandbox/world`)]),
  )
  return Object.fromEntries(worlds)
}

async function read(path, headers = {}) {
  const response = await fetch(`${urlOf('sandbox')}/${path}`, { headers })
  if (!response.ok) failWith(`${path} responded with ${response.status}: ${await response.text()}`)
  return response.json()
}
