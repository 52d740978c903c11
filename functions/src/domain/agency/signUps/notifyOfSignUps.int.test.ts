import { beforeAll, describe, expect, it } from 'vitest'
import { makeHost, makeOrganisation } from '#test/agency/agencies.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { testSigning } from '#test/testSigning.ts'
import { hourMs, minuteMs } from '../../../shared/durations.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import { saveAgency } from '../agencies/saveAgency.ts'
import { confirmSignUp } from './confirmSignUp.ts'
import { notifyOfSignUps } from './notifyOfSignUps.ts'
import { requestSignUp } from './requestSignUp.ts'

beforeAll(clearDatabases)

async function openWorld(region: Region) {
  const world = await makeOrganisation(region)
  const { agencyId, caller } = world
  const clock = { now: Math.ceil(Date.now() / hourMs) * hourMs + minuteMs }
  const ports = makePorts({ now: () => clock.now })
  await saveAgency(ports, caller, { region, agencyId, version: 0, changed: { allowSignUp: true } })
  const host = await makeHost(world)
  const needs = { ports, signing: testSigning, originOfHost: (name: string) => `https://${name}` }
  const newEmail = () => `${randomIdentifier(10).toLowerCase()}@new.example`
  const ask = async (email = newEmail()) => {
    const from = randomIdentifier(8)
    const signUp = { name: 'Ada', email, company: 'Engines', message: '', language: 'en' as const }
    const { requestId } = await requestSignUp(needs, { host, from, ...signUp })
    const code = /\b\d{6}\b/.exec(ports.sent.at(-1)?.html ?? '')?.[0] ?? ''
    await confirmSignUp(ports, testSigning, { host, email, requestId, from, code })
  }
  const runDue = () => ports.tasks.runDue(clock.now)
  const notify = () => notifyOfSignUps(ports, 'https://app.example', { region, agencyId })
  const sent = () => ports.sent.filter(({ subject }) => subject.includes('for access to'))
  const subjects = () => sent().map(({ subject }) => subject.split(' for ')[0])
  return { clock, newEmail, ask, runDue, notify, sent, subjects }
}

describe.each(oneRegion)('the email about requests for access in %s', (region) => {
  it('reaches the owner at once for the first request of an hour, and at its end for the others', async () => {
    const { clock, ask, runDue, subjects } = await openWorld(region)
    await ask()
    await runDue()
    expect(subjects()).toEqual(['Someone is asking'])
    for (let more = 0; more < 2; more++) {
      clock.now += minuteMs
      await ask()
      await runDue()
    }
    expect(subjects()).toHaveLength(1)
    clock.now += hourMs
    await runDue()
    expect(subjects()).toEqual(['Someone is asking', '3 people are asking'])
  })

  it('is sent once for an hour with one request', async () => {
    const { clock, ask, runDue, subjects } = await openWorld(region)
    await ask()
    await runDue()
    clock.now += 2 * hourMs
    await runDue()
    expect(subjects()).toEqual(['Someone is asking'])
  })

  it('is sent again by a repeated task that finds a new request, and not without one', async () => {
    const { ask, notify, sent } = await openWorld(region)
    await ask()
    for (let time = 0; time < 2; time++) await notify()
    await ask()
    for (let time = 0; time < 2; time++) await notify()
    expect(new Set(sent().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
    expect(sent()).toHaveLength(2)
  })

  it('is sent again when the same person asks again', async () => {
    const { clock, newEmail, ask, notify, subjects } = await openWorld(region)
    const email = newEmail()
    await ask(email)
    await notify()
    clock.now += hourMs
    await ask(email)
    await notify()
    expect(subjects()).toEqual(['Someone is asking', 'Someone is asking'])
  })
})
