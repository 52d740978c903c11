import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { makeClient, makeOrganisation } from '#test/agency/agencies.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { dayMs, minuteMs } from '../../../../shared/durations.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument, readQuery } from '../../../../store/documents.ts'
import { countOperations } from '../../../../store/operations.ts'
import { deleteClients } from '../../clients/deleteClients.ts'
import { registerPushToken } from '../pushTokens.ts'
import { audiencePartSchema, audienceSchema } from './audience.ts'
import { buildAudience } from './buildAudience.ts'
import { markAudience, markChoice } from './markAudience.ts'
import { readAudience } from './readAudience.ts'

beforeAll(clearDatabases)

const clientDocument = z.record(z.string(), z.unknown())
const now = Date.now()

async function openWorld(region: Region) {
  const owned = await makeOrganisation(region)
  const { orgId } = owned
  const read = () => readAudience(region, orgId, now)
  const emails = async () => (await read()).map(({ client }) => client.email).toSorted()
  let changes = 0
  const mark = () => markAudience(region, orgId, now + changes++)
  const parts = () => readQuery(region, paths.audienceParts(orgId), audiencePartSchema)
  return { ...owned, read, emails, mark, parts }
}

/** Stores copies of a client, which cost no seat. */
async function copyClient(region: Region, clientId: string, count: number) {
  const { data } = (
    await readQuery(region, paths.clients, clientDocument, (query) => query.where('ID', '==', clientId))
  )[0]!
  const writes = new Writes(region)
  for (let copy = 0; copy < count; copy++)
    writes.set(paths.client(`${clientId}${copy}`), { ...data, ID: `${clientId}${copy}` })
  await writes.commit()
}

async function countReads(run: () => Promise<unknown>): Promise<number> {
  return (await countOperations(run)).reads
}

describe.each(oneRegion)('the audience of an organisation in %s', (region) => {
  it('costs a notice the same reads for one client and for two hundred', async () => {
    const { read, mark, ...owned } = await openWorld(region)
    const { clientId, asClient } = await makeClient(owned)
    await registerPushToken(makePorts(), asClient, { region, token: 'a-browser-of-cleo' })
    await read()
    const forOne = await countReads(read)
    await copyClient(region, clientId, 199)
    await mark()
    expect(await read()).toHaveLength(200)
    expect(await countReads(read)).toBe(forOne)
    expect(forOne).toBeLessThanOrEqual(2)
  })

  it('has the clients and browsers of its last mark, and drops what has expired', async () => {
    const { read, emails, mark, parts, orgId, caller, ...owned } = await openWorld(region)
    const first = await makeClient({ ...owned, orgId, caller })
    expect(await emails()).toEqual([first.email])
    const second = await makeClient({ ...owned, orgId, caller })
    await registerPushToken(makePorts(), second.asClient, { region, token: 'a-browser-of-second' })
    await mark()
    expect(await parts()).toEqual([])
    expect(await emails()).toEqual([first.email, second.email].toSorted())
    const browsers = (await read()).flatMap((listener) => listener.browsers)
    expect(browsers.map(({ token }) => token)).toEqual(['a-browser-of-second'])
    const later = await readAudience(region, orgId, (browsers[0]?.expiresAt ?? 0) + 1)
    expect(later.flatMap((listener) => listener.browsers)).toEqual([])

    await deleteClients(makePorts(), caller, { region, clientIds: [first.clientId] })
    await Promise.all([mark(), mark(), mark()])
    expect(await parts()).toEqual([])
    expect(await emails()).toEqual([second.email])
  })

  it('includes a new browser for the next notice, although the event of its registration is late', async () => {
    const { read, orgId, ...owned } = await openWorld(region)
    const { asClient } = await makeClient({ ...owned, orgId })
    expect(await read()).toMatchObject([{ browsers: [] }])
    await registerPushToken(makePorts(), asClient, { region, token: 'a-browser-of-cleo' })
    expect(await read()).toMatchObject([{ browsers: [{ token: 'a-browser-of-cleo' }] }])
    expect(await countReads(read)).toBeLessThanOrEqual(2)
  })

  it('is not stored after a change that it was read before', async () => {
    const { emails, mark, parts, orgId, ...owned } = await openWorld(region)
    const first = await makeClient({ ...owned, orgId })
    expect(await emails()).toEqual([first.email])
    const head = await readDocument(region, paths.audience(orgId), audienceSchema)
    await mark()
    await buildAudience(region, orgId, head, now)
    expect(await parts()).toEqual([])
  })

  it('keeps what was built since when an event of a change is late or repeated', async () => {
    const { emails, read, parts, orgId, ...owned } = await openWorld(region)
    const { email } = await makeClient({ ...owned, orgId })
    await markAudience(region, orgId, now)
    expect(await emails()).toEqual([email])
    const head = () => readDocument(region, paths.audience(orgId), audienceSchema)
    const built = await head()
    for (const at of [now, now - 1_000]) await markAudience(region, orgId, at)
    for (const at of [now, now - 1_000]) await markChoice(region, orgId, at)
    expect((await head())?.data).toMatchObject({ ...built?.data, chosenAt: now })
    expect(await parts()).toHaveLength(1)
    expect(await countReads(read)).toBeLessThanOrEqual(2)
  })

  it('changes of one commit write once, and many changes at once do not hold each other up', async () => {
    const { orgId } = await openWorld(region)
    const ofImport = await countOperations(async () => {
      for (let client = 0; client < 20; client++) await markAudience(region, orgId, now)
    })
    expect(ofImport.writes).toBe(1)
    const times = Array.from({ length: 60 }, (_, change) => now + ((change * 37) % 60))
    await Promise.all(times.map((at) => markAudience(region, orgId, at)))
    const head = await readDocument(region, paths.audience(orgId), audienceSchema)
    expect(head?.data.changedAt).toBe(now + 59)
  })

  it('is built again after a day, in case an event of the database was lost', async () => {
    const { emails, orgId, ...owned } = await openWorld(region)
    const first = await makeClient({ ...owned, orgId })
    expect(await emails()).toEqual([first.email])
    await makeClient({ ...owned, orgId })
    expect(await emails()).toEqual([first.email])
    expect(await readAudience(region, orgId, now + dayMs)).toHaveLength(2)
  })

  it('is built once a minute for the choices of any number of clients', async () => {
    const { emails, read, orgId, ...owned } = await openWorld(region)
    const first = await makeClient({ ...owned, orgId })
    expect(await emails()).toEqual([first.email])
    const german = { preferredLanguage: 'de' }
    await new Writes(region).update(paths.client(first.clientId), german).commit()
    for (let count = 0; count < 3; count++) await markChoice(region, orgId, now)
    expect(await countReads(read)).toBeLessThanOrEqual(2)
    expect(await readAudience(region, orgId, now + minuteMs)).toMatchObject([{ client: german }])
  })
})
